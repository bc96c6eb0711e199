/// Programs of Apple's systems and of Unix.
extension TagTable {
  /// The headers of programs of Apple's systems (`mach-o/loader.h`); the numbers have no meaning.
  package static let machProgram = TagTable(
    "EXE-MachO", group: "EXE", isNumberless: true,
    [
      TagRow(0, "CPUArchitecture"),
      TagRow(1, "CPUByteOrder"),
      TagRow(2, "CPUCount"),
      TagRow(3, "CPUType", cpuTypes, print: ProgramValue.machine),
      TagRow(4, "CPUSubtype", cpuSubtypes, print: ProgramValue.machine),
      TagRow(5, "ObjectFileType", machFileTypes, traits: .hexadecimal),
      TagRow(6, "ObjectFlags", machFlags, traits: .bitmask),
    ])

  /// The header of programs of the classic Mac OS, by byte positions.
  package static let classicMacProgram = TagTable(
    "EXE-PEF", group: "EXE",
    [
      TagRow(8, "CPUArchitecture", "pwpc=PowerPC|m68k=68000", format: .undefined, count: 4),
      TagRow(12, "PEFVersion", format: .long),
      TagRow(16, "TimeStamp", format: .long, value: ProgramValue.dateSince1904),
    ])

  /// The header of programs of Unix systems (System V ABI, ELF Header), by byte positions.
  package static let elf = TagTable(
    "EXE-ELF", group: "EXE",
    [
      TagRow(4, "CPUArchitecture", "1=32 bit|2=64 bit"),
      TagRow(5, "CPUByteOrder", "1=Little endian|2=Big endian"),
      TagRow(
        16, "ObjectFileType",
        "0=None|1=Relocatable file|2=Executable file|3=Shared object file|4=Core file",
        format: .short),
      TagRow(18, "CPUType", elfMachines, format: .short),
    ])

  /// The header of a part of a library (`ar.h`), by byte positions.
  package static let staticLibrary = TagTable(
    "EXE-AR", group: "EXE",
    [TagRow(16, "CreateDate", format: .ascii, count: 12, value: ProgramValue.dateInText)])

  /// `mach/machine.h`.
  private static let cpuTypes =
    "-1=Any|1=VAX|2=ROMP|4=NS32032|5=NS32332|6=MC680x0|7=x86|8=MIPS|9=NS32532|10=MC98000|11=HPPA|12=ARM|13=MC88000|14=SPARC|15=i860 big endian|16=i860 little endian|17=RS6000|18=PowerPC|255=VEO"

  private static let cpuSubtypes =
    "1 0=VAX (all)|1 1=VAX780|1 2=VAX785|1 3=VAX750|1 4=VAX730|1 5=UVAXI|1 6=UVAXII|1 7=VAX8200|1 8=VAX8500|1 9=VAX8600|1 10=VAX8650|1 11=VAX8800|1 12=UVAXIII|2 0=RT (all)|2 1=RT PC|2 2=RT APC|2 3=RT 135|4 0=NS32032 (all)|4 1=NS32032 DPC (032 CPU)|4 2=NS32032 SQT|4 3=NS32032 APC FPU (32081)|4 4=NS32032 APC FPA (Weitek)|4 5=NS32032 XPC (532)|5 0=NS32332 (all)|5 1=NS32332 DPC (032 CPU)|5 2=NS32332 SQT|5 3=NS32332 APC FPU (32081)|5 4=NS32332 APC FPA (Weitek)|5 5=NS32332 XPC (532)|6 1=MC680x0 (all)|6 2=MC68040|6 3=MC68030|7 3=i386 (all)|7 4=i486|7 132=i486SX|7 5=i586|7 22=Pentium Pro|7 54=Pentium II M3|7 86=Pentium II M5|7 103=Celeron|7 119=Celeron Mobile|7 8=Pentium III|7 24=Pentium III M|7 40=Pentium III Xeon|7 9=Pentium M|7 10=Pentium 4|7 26=Pentium 4 M|7 11=Itanium|7 27=Itanium 2|7 12=Xeon|7 28=Xeon MP|8 0=MIPS (all)|8 1=MIPS R2300|8 2=MIPS R2600|8 3=MIPS R2800|8 4=MIPS R2000a|8 5=MIPS R2000|8 6=MIPS R3000a|8 7=MIPS R3000|10 0=MC98000 (all)|10 1=MC98601|11 0=HPPA (all)|11 1=HPPA 7100LC|12 0=ARM (all)|12 1=ARM A500 ARCH|12 2=ARM A500|12 3=ARM A440|12 4=ARM M4|12 5=ARM A680/V4T|12 6=ARM V6|12 7=ARM V5TEJ|12 8=ARM XSCALE|12 9=ARM V7|13 0=MC88000 (all)|13 1=MC88100|13 2=MC88110|14 0=SPARC (all)|14 1=SUN 4/260|14 2=SUN 4/110|15 0=i860 (all)|15 1=i860 860|16 0=i860 little (all)|16 1=i860 little|17 0=RS6000 (all)|17 1=RS6000|18 0=PowerPC (all)|18 1=PowerPC 601|18 2=PowerPC 602|18 3=PowerPC 603|18 4=PowerPC 603e|18 5=PowerPC 603ev|18 6=PowerPC 604|18 7=PowerPC 604e|18 8=PowerPC 620|18 9=PowerPC 750|18 10=PowerPC 7400|18 11=PowerPC 7450|18 100=PowerPC 970|255 1=VEO 1|255 2=VEO 2"

  private static let machFileTypes =
    "-1=Static library|1=Relocatable object|2=Demand paged executable|3=Fixed VM shared library|4=Core|5=Preloaded executable|6=Dynamically bound shared library|7=Dynamic link editor|8=Dynamically bound bundle|9=Shared library stub for static linking|10=Debug information|11=x86_64 kexts"

  private static let machFlags =
    "0=No undefs|1=Incrementa link|2=Dyld link|3=Bind at load|4=Prebound|5=Split segs|6=Lazy init|7=Two level|8=Force flat|9=No multi defs|10=No fix prebinding|11=Prebindable|12=All mods bound|13=Subsections via symbols|14=Canonical|15=Weak defines|16=Binds to weak|17=Allow stack execution|18=Dead strippable dylib|19=Root safe|20=No reexported dylibs|21=Random address"

  /// `linux/elf-em.h` and others.
  private static let elfMachines =
    "0=None|1=AT&T WE 32100|2=SPARC|3=i386|4=Motorola 68000|5=Motorola 88000|6=i486|7=i860|8=MIPS R3000|9=IBM System/370|10=MIPS R4000|15=HP PA-RISC|18=Sun v8plus|19=Intel 80960|20=PowerPC|21=PowerPC 64-bit|22=IBM S/390|23=Cell BE SPU|36=NEC V800|37=Fujitsu FR20|38=TRW RH-32|39=Motorola RCE|40=Arm (up to Armv7/AArch32)|41=Digital Alpha|42=SuperH|43=SPARC v9 64-bit|44=Siemens TriCore|45=Argonaut RISC Core|46=Renesas H8/300,300H,H8S|47=Hitachi H8/300H|48=Hitachi H8S|49=Hitachi H8/500|50=HP/Intel IA-64|51=Stanford MIPS-X|52=Motorola ColdFire|53=Motorola M68HC12|54=Fujitsu MMA Multimedia Accelerator|55=Siemens PCP|56=Sony nCPU embedded RISC processor|57=Denso NDR1 microprocessor|58=Motorola Star*Core processor|59=Toyota ME16 processor|60=STMicroelectronics ST100 processor|61=Advanced Logic Corp. TinyJ embedded processor family|62=AMD x86-64|63=Sony DSP Processor|64=Digital Equipment Corp. PDP-10|65=Digital Equipment Corp. PDP-11|66=Siemens FX66 microcontroller|67=STMicroelectronics ST9+ 8/16 bit microcontroller|68=STMicroelectronics ST7 8-bit microcontroller|69=Motorola MC68HC16 Microcontroller|70=Motorola MC68HC11 Microcontroller|71=Motorola MC68HC08 Microcontroller|72=Motorola MC68HC05 Microcontroller|73=Silicon Graphics SVx|74=STMicroelectronics ST19 8-bit microcontroller|75=Digital VAX|76=Axis Communications 32-bit embedded processor|77=Infineon Technologies 32-bit embedded processor|78=Element 14 64-bit DSP Processor|79=LSI Logic 16-bit DSP Processor|87=NEC v850|88=Renesas M32R|140=TMS320C6000 Family|175=MCST Elbrus e2k|183=Arm 64-bits (Armv8/AArch64)|220=Zilog Z80|243=RISC-V|247=Berkeley Packet Filter|257=WDC 65C816|21569=Fujitsu FR-V|36902=Alpha|36929=m32r (old)|36992=v850 (old)|41872=S/390 (old)"
}
