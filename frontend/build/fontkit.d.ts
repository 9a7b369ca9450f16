/** What the pictures of shared links use of it; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    layout: (text: string) => {
      advanceWidth: number;
      glyphs: { path: { toSVG: () => string } }[];
      positions: { xAdvance: number }[];
    };
  }
  export function create(bytes: Uint8Array): unknown;
}
