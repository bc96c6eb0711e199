extension TagTable {
  /// What iTunes and others say of a movie, by the type of the item's box.
  package static let quickTimeItemList = TagTable(
    "QuickTime-ItemList", group: "ItemList",
    [
      TagRow(0x4050_5354, "ParentShortTitle"),  // @PST
      TagRow(0x4070_7069, "ParentProductID"),  // @ppi
      TagRow(0x4070_7469, "ParentTitle"),  // @pti
      TagRow(0x4073_7469, "ShortTitle"),  // @sti
      TagRow(0x4141_4352, "Unknown_AACR", traits: .unknown),  // AACR
      TagRow(0x4344_454b, "Unknown_CDEK", traits: .unknown),  // CDEK
      TagRow(0x4344_4554, "Unknown_CDET", traits: .unknown),  // CDET
      TagRow(0x4755_4944, "GUID"),  // GUID
      TagRow(0x5645_5253, "ProductVersion"),  // VERS
      TagRow(0x6141_5254, "AlbumArtist"),  // aART
      TagRow(0x616b_4944, "AppleStoreAccountType", "0=iTunes|1=AOL"),  // akID
      TagRow(0x616c_626d, "Album", traits: .yields),  // albm
      TagRow(0x6170_4944, "AppleStoreAccount"),  // apID
      TagRow(0x6174_4944, "ArtistID"),  // atID
      TagRow(0x6175_7468, "Author"),  // auth
      TagRow(0x6361_7467, "Category"),  // catg
      TagRow(0x636d_4944, "ComposerID"),  // cmID
      TagRow(0x636e_4944, "AppleStoreCatalogID"),  // cnID
      TagRow(0x636f_7672, "CoverArt", traits: .binary),  // covr
      TagRow(0x6370_696c, "Compilation", "0=No|1=Yes"),  // cpil
      TagRow(0x6370_7274, "Copyright"),  // cprt
      TagRow(0x6465_7363, "Description", traits: .yields),  // desc
      // disk
      TagRow(0x6469_736b, "DiskNumber", format: .undefined, value: QuickTimeValue.numberOf),
      TagRow(0x6473_6370, "Description", traits: .yields),  // dscp
      TagRow(0x6567_6964, "EpisodeGlobalUniqueID"),  // egid
      TagRow(0x6765_4944, "GenreID", ITunesGenre.names),  // geID
      // gnre
      TagRow(
        0x676e_7265, "Genre", ITunesGenre.id3Names, format: .undefined,
        value: QuickTimeValue.uint16, traits: .yields),
      TagRow(0x6772_7570, "Grouping", traits: .yields),  // grup
      TagRow(0x6773_6868, "GoogleHostHeader", format: .utf8),  // gshh
      TagRow(0x6773_706d, "GooglePingMessage", format: .utf8),  // gspm
      TagRow(0x6773_7075, "GooglePingURL", format: .utf8),  // gspu
      TagRow(0x6773_7364, "GoogleSourceData", format: .utf8),  // gssd
      TagRow(0x6773_7374, "GoogleStartTime", format: .utf8),  // gsst
      TagRow(
        0x6773_7464, "GoogleTrackDuration", format: .utf8, value: QuickTimeValue.thousandth,
        print: QuickTimeValue.durationText),  // gstd
      TagRow(0x6864_7664, "HDVideo", "0=No|1=Yes"),  // hdvd
      TagRow(0x6974_6e75, "iTunesU", "0=No|1=Yes"),  // itnu
      TagRow(0x6b65_7977, "Keyword"),  // keyw
      TagRow(0x6c64_6573, "LongDescription"),  // ldes
      TagRow(0x6f77_6e72, "Owner"),  // ownr
      TagRow(0x7063_7374, "Podcast", "0=No|1=Yes"),  // pcst
      TagRow(0x7065_7266, "Performer"),  // perf
      TagRow(0x7067_6170, "PlayGap", "0=Insert Gap|1=No Gap"),  // pgap
      TagRow(0x706c_4944, "AlbumID"),  // plID
      TagRow(0x7072_4944, "ProductID"),  // prID
      TagRow(0x7075_7264, "PurchaseDate"),  // purd
      TagRow(0x7075_726c, "PodcastURL"),  // purl
      TagRow(0x7261_7465, "RatingPercent"),  // rate
      TagRow(0x726c_6474, "ReleaseDate"),  // rldt
      TagRow(0x7274_6e67, "Rating", "0=none|1=Explicit|2=Clean|4=Explicit (old)"),  // rtng
      TagRow(0x7364_6573, "StoreDescription"),  // sdes
      TagRow(0x7366_4944, "AppleStoreCountry", ITunesStore.countries),  // sfID
      TagRow(0x7368_776d, "ShowMovement", "0=No|1=Yes"),  // shwm
      TagRow(0x736e_616c, "PreviewImage", traits: .binary),  // snal
      TagRow(0x736f_6161, "SortAlbumArtist"),  // soaa
      TagRow(0x736f_616c, "SortAlbum"),  // soal
      TagRow(0x736f_6172, "SortArtist"),  // soar
      TagRow(0x736f_636f, "SortComposer"),  // soco
      TagRow(0x736f_6e6d, "SortName"),  // sonm
      TagRow(0x736f_736e, "SortShow"),  // sosn
      TagRow(
        0x7374_696b, "MediaType",
        "0=Movie (old)|1=Normal (Music)|2=Audiobook|5=Whacked Bookmark|6=Music Video|9=Movie|10=TV Show|11=Booklet|14=Ringtone|21=Podcast|23=iTunes U"
      ),  // stik
      TagRow(0x7469_746c, "Title", traits: .yields),  // titl
      TagRow(0x746d_706f, "BeatsPerMinute"),  // tmpo
      TagRow(0x746e_616c, "ThumbnailImage", traits: .binary),  // tnal
      // trkn
      TagRow(0x7472_6b6e, "TrackNumber", format: .undefined, value: QuickTimeValue.numberOf),
      TagRow(0x7476_656e, "TVEpisodeID"),  // tven
      TagRow(0x7476_6573, "TVEpisode"),  // tves
      TagRow(0x7476_6e6e, "TVNetworkName"),  // tvnn
      TagRow(0x7476_7368, "TVShow"),  // tvsh
      TagRow(0x7476_736e, "TVSeason"),  // tvsn
      TagRow(0x7869_6420, "ISRC"),  // xid
      TagRow(0x7972_7263, "Year"),  // yrrc
      TagRow(0xa941_5254, "Artist"),  // ©ART
      TagRow(0xa961_6c62, "Album"),  // ©alb
      TagRow(0xa961_7264, "ArtDirector"),  // ©ard
      TagRow(0xa961_7267, "Arranger"),  // ©arg
      TagRow(0xa961_7574, "Author", traits: .yields),  // ©aut
      TagRow(0xa963_6d74, "Comment"),  // ©cmt
      TagRow(0xa963_6f6d, "Composer", traits: .yields),  // ©com
      TagRow(0xa963_6f6e, "Conductor"),  // ©con
      TagRow(0xa963_7079, "Copyright", traits: .yields),  // ©cpy
      TagRow(0xa964_6179, "ContentCreateDate", value: QuickTimeValue.isoDate),  // ©day
      TagRow(0xa964_6573, "Description"),  // ©des
      TagRow(0xa964_6972, "Director"),  // ©dir
      TagRow(0xa965_6e63, "EncodedBy"),  // ©enc
      TagRow(0xa967_656e, "Genre"),  // ©gen
      TagRow(0xa967_7270, "Grouping"),  // ©grp
      TagRow(0xa96c_7972, "Lyrics"),  // ©lyr
      TagRow(0xa96d_7663, "MovementCount"),  // ©mvc
      TagRow(0xa96d_7669, "MovementNumber"),  // ©mvi
      TagRow(0xa96d_766e, "MovementName"),  // ©mvn
      TagRow(0xa96e_616d, "Title"),  // ©nam
      TagRow(0xa96e_7274, "Narrator"),  // ©nrt
      TagRow(0xa96f_7065, "OriginalArtist"),  // ©ope
      TagRow(0xa970_7264, "Producer"),  // ©prd
      TagRow(0xa970_7562, "Publisher"),  // ©pub
      TagRow(0xa973_6e65, "SoundEngineer"),  // ©sne
      TagRow(0xa973_6f6c, "Soloist"),  // ©sol
      TagRow(0xa973_7433, "Subtitle"),  // ©st3
      TagRow(0xa974_6f6f, "Encoder"),  // ©too
      TagRow(0xa974_726b, "Track"),  // ©trk
      TagRow(0xa977_726b, "Work"),  // ©wrk
      TagRow(0xa977_7274, "Composer"),  // ©wrt
      TagRow(0xa978_7064, "ExecutiveProducer"),  // ©xpd
      TagRow(
        0xa978_797a, "GPSCoordinates", value: QuickTimeValue.coordinates,
        print: QuickTimeValue.coordinatesText),  // ©xyz
    ])
}
