/** The package brings no types; these are the options that are used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: { targetFormat: 'sfnt' | 'woff2'; keepAllGlyphs?: true; noHinting?: true },
  ): Promise<Buffer>;
}
