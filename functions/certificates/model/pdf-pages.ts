import { A4, type DocumentInfo, Pen, type TextStyle } from './pdf-writer.ts';

const MARGIN = 48;
const BOTTOM = 780;
const WIDTH = A4.width - 2 * MARGIN;
const FOOT = { x: MARGIN, y: A4.height - 28, width: WIDTH, align: 'left', lines: 1 } as const;

interface Placement {
  above?: number | undefined;
  indent?: number | undefined;
  /** List label in front of the first line. */
  mark?: string | undefined;
}
const MARK_WIDTH = 24;

/** Sets texts below each other on as many A4 pages as they take. */
export class Pages {
  readonly pen: Pen;
  readonly margin = MARGIN;
  readonly width = WIDTH;
  y = MARGIN;

  constructor(info: DocumentInfo) {
    this.pen = new Pen(info);
  }

  #turn = (): number => {
    this.pen.doc.addPage();
    return MARGIN;
  };

  /** Begins a page where fewer points are left on this one, unless no page has as many. */
  need(height: number): void {
    if (this.y + height > BOTTOM && height <= BOTTOM - MARGIN) this.y = this.#turn();
  }

  text(
    role: 'H1' | 'H2' | 'H3' | 'P',
    text: string,
    style: TextStyle,
    { above = 4, indent = 0, mark }: Placement = {},
  ): void {
    if (text.trim() === '') return;
    this.y = this.pen.flow(role, text, style, {
      x: MARGIN + indent,
      y: this.y + above,
      width: WIDTH - indent,
      bottom: BOTTOM,
      turn: this.#turn,
      mark: mark === undefined ? undefined : { text: mark, width: MARK_WIDTH },
    });
  }

  /** Height that `text` takes. */
  heightOf(text: string, style: TextStyle, { above = 4, indent = 0, mark }: Placement = {}): number {
    const width = WIDTH - indent - (mark === undefined ? 0 : MARK_WIDTH);
    return above + this.pen.heightOf(text, style, width);
  }

  /** A line to write on. */
  rule(height: number, indent: number): void {
    if (this.y + height > BOTTOM) this.y = this.#turn();
    this.y += height;
    const { y } = this;
    this.pen.decorate((doc) =>
      doc
        .lineWidth(0.5)
        .moveTo(MARGIN + indent, y)
        .lineTo(MARGIN + WIDTH, y)
        .stroke(),
    );
  }

  /** Writes the footers and ends the document. */
  bytes(footer: (page: number, count: number) => string, style: TextStyle): Promise<Buffer> {
    this.pen.numberPages(footer, style, FOOT);
    return this.pen.bytes();
  }
}
