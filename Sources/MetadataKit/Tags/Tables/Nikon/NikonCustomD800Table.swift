/// Custom settings of Nikon's cameras as the D800 has them.
// swift-format-ignore
extension TagTable {
  package static let nikonCustomSettingsD800 = TagTable(
    "NikonCustomSettingsD800", group: "NikonCustom", isOfFields: true,
    [
      TagRow(0xc0, "AutoBracketingSet", "0=AE & Flash|1=AE Only|2=Flash Only|3=WB Bracketing|4=Active D-Lighting", condition: "mask=224"),
      TagRow(0xc1, "AutoBracketOrder", "0=0,-,+|1=-,0,+", condition: "mask=16"),
      TagRow(0xc2, "AutoBracketingMode", "0=Flash/Speed|1=Flash/Speed/Aperture|2=Flash/Aperture|3=Flash Only", condition: "mask=12"),
      TagRow(0x160, "FlashSyncSpeed", "0=1/320 s (auto FP)|1=1/250 s (auto FP)|2=1/250 s|3=1/200 s|4=1/160 s|5=1/125 s|6=1/100 s|7=1/80 s|8=1/60 s", condition: "mask=240"),
      TagRow(0x161, "FlashShutterSpeed", "0=1/60 s|1=1/30 s|2=1/15 s|3=1/8 s|4=1/4 s|5=1/2 s|6=1 s|7=2 s|8=4 s|9=8 s|10=15 s|11=30 s", condition: "mask=15"),
      TagRow(0x170, "FlashControlBuilt-in", "0=TTL|1=Manual|2=Repeating Flash|3=Commander Mode", condition: "keep&mask=192"),
      TagRow(0x171, "ManualFlashOutput", condition: "FlashControlBuilt-in=1&mask=31", value: NikonValue.powerOfThirds, print: NikonValue.fullOrFraction),
      TagRow(0x180, "RepeatingFlashOutput", condition: "FlashControlBuilt-in=2&mask=112", value: NikonValue.powerBelow4, print: Wording.convertedTime),
      TagRow(0x181, "RepeatingFlashCount", condition: "FlashControlBuilt-in=2&mask=15", value: NikonValue.repeatCount),
      TagRow(0x190, "RepeatingFlashRate", condition: "FlashControlBuilt-in=2&mask=240", value: NikonValue.repeatRate, print: NikonValue.hertz),
      TagRow(0x191, "CommanderChannel", condition: "mask=3", value: Meaning.oneMore),
      TagRow(0x1b0, "CommanderInternalFlash", "0=TTL|1=Manual|2=Off", condition: "mask=192"),
      TagRow(0x1b1, "CommanderInternalManualOutput", condition: "mask=31", value: NikonValue.powerOfThirds, print: NikonValue.fullOrFraction),
      TagRow(0x1c0, "CommanderGroupAMode", "0=TTL|1=Auto Aperture|2=Manual|3=Off", condition: "mask=192"),
      TagRow(0x1c1, "CommanderGroupAManualOutput", condition: "mask=31", value: NikonValue.powerOfThirds, print: NikonValue.fullOrFraction),
      TagRow(0x1d0, "CommanderGroupBMode", "0=TTL|1=Auto Aperture|2=Manual|3=Off", condition: "mask=192"),
      TagRow(0x1d1, "CommanderGroupBManualOutput", condition: "mask=31", value: NikonValue.powerOfThirds, print: NikonValue.fullOrFraction),
      TagRow(0x1e0, "ModelingFlash", "0=On|1=Off", condition: "mask=32"),
      TagRow(0x1e1, "CommanderInternalTTLComp", condition: "mask=31", value: NikonValue.thirdsFrom9, print: Wording.convertedSigned),
      TagRow(0x1f0, "CommanderGroupA_TTL-AAComp", condition: "mask=31", value: NikonValue.thirdsFrom9, print: Wording.convertedSigned),
      TagRow(0x200, "CommanderGroupB_TTL-AAComp", condition: "mask=31", value: NikonValue.thirdsFrom9, print: Wording.convertedSigned),
    ])
}
