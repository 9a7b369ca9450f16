import PDFDocument from 'pdfkit';
import { type Face, readFont } from './font-files.ts';
import { tellLettersApart } from './letter-spacing.ts';
import { drawable, type HasGlyph, visualRuns } from './text-runs.ts';

export interface TextStyle {
  face: Face;
  /** Points; smaller where the text would not fit. */
  size: number;
  color: string;
  /** Between letters, points. */
  spacing?: number;
  upperCase?: boolean;
}

export interface Box {
  x: number;
  /** Baseline of the first line. */
  y: number;
  width: number;
  align: 'left' | 'center' | 'right';
  /** How many lines the text may take. */
  lines: number;
  /** Below which no baseline may lie. */
  bottom?: number;
}

/** Where a text runs, in points: its lines begin below `y` and end above `bottom`; `turn` begins a page and answers its top. */
interface Flow extends Pick<Box, 'x' | 'y' | 'width'> {
  bottom: number;
  turn: () => number;
  /** List label beside the first line; the text is indented by its width. */
  mark?: { text: string; width: number } | undefined;
}

/** A4 in points, upright. */
export const A4 = { width: 595, height: 842 } as const;

export interface DocumentInfo {
  title: string;
  /** Creation date; the same content with the same date gives the same bytes. */
  at: Date;
  author?: string;
  lang?: string;
  size?: { width: number; height: number };
}

const RIGHT_TO_LEFT_FIRST = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** What a role is to who hears the sheet read (ISO 32000-1, 14.8.4). */
export type Role = 'H1' | 'H2' | 'H3' | 'P';

/** Full shaping: kerning, ligatures and marks. Any list makes pdfkit hand a run over whole, and not word by word. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga'];
/** How far a text shrinks before it takes another line, and at most. */
const SHRINK_FIRST = 0.72;
const SHRINK_MOST = 0.4;
const LEADING = 1.25;
const TAB = '    ';
/** Where a line may end. */
const BREAKS = /(?<=[\s\-\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

interface Fitted {
  lines: string[];
  size: number;
}

/** Writes words of any script onto one PDF page, tagged. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  /** Whether a text had signs of which there is no font. */
  incomplete = false;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #opened = new Set<string>();
  readonly #glyphs = new Map<string, boolean>();
  readonly #widths = new Map<string, number>();

  /** Opens a tagged document (PDF/UA). */
  constructor({ title, at, author, lang = 'en', size = A4 }: DocumentInfo) {
    this.doc = new PDFDocument({
      size: [size.width, size.height],
      margin: 0,
      // Its types are older than PDF/UA.
      subset: 'PDF/UA' as 'PDF/A-3a',
      // No standard font, which would stand in the file without being inside it.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      lang,
      info: {
        Title: title,
        ...(author !== undefined && { Author: author }),
        Creator: 'Quizhall',
        Producer: 'Quizhall',
        CreationDate: at,
        ModDate: at,
      },
    });
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  /** Lines and surfaces, which nobody needs to hear of. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** A picture with what it says. */
  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    const shown = () => {
      this.doc.save();
      draw(this.doc);
      this.doc.restore();
    };
    this.#root.add(this.doc.struct('Figure', { alt }, shown));
  }

  /**
   * One text in its box, shrunk, wrapped, and in the last resort shortened. Copied and read aloud it is the whole text.
   * @returns the baseline of its last line
   */
  write(role: Role, text: string, style: TextStyle, box: Box): number {
    const cased = style.upperCase ? text.toUpperCase() : text;
    const shown = this.#drawable(cased.replace(/\s+/g, ' ').trim(), style);
    const { lines, size } = this.#fit(shown, style, box);
    const first = firstBaseline(box, style, size, lines.length);
    const draw = () => {
      for (const [i, line] of lines.entries())
        this.#drawLine(line, { ...style, size }, { ...box, y: first + i * size * LEADING });
    };
    this.#root.add(this.doc.struct(role, { actual: text }, draw));
    return first + (lines.length - 1) * size * LEADING;
  }

  /** Words that nobody needs to hear, as the number of a page. */
  note(text: string, style: TextStyle, box: Box): void {
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.#drawLine(text, style, box);
    this.doc.endMarkedContent();
  }

  /** A text that leads to an address. */
  link(text: string, url: string, style: TextStyle, box: Box): void {
    const link = this.doc.struct('Link', { alt: text });
    const paragraph = this.doc.struct('P');
    this.#root.add(paragraph);
    paragraph.add(link);
    link.add(() => this.#drawLine(text, style, box));
    // Newer than its types; and pdfkit writes a plain string as a name.
    const options = { structParent: link, Contents: Object(text) as string };
    this.doc.link(box.x, box.y - style.size, box.width, style.size * LEADING, url, options);
    link.end();
    paragraph.end();
  }

  /**
   * A text at its own size, in as many lines as it takes, on further pages where this one ends.
   * @returns the baseline of its last line
   */
  flow(role: Role, text: string, style: TextStyle, { x, y, width, bottom, turn, mark }: Flow): number {
    const paragraph = this.doc.struct(role, { actual: mark ? `${mark.text} ${text}` : text });
    this.#root.add(paragraph);
    const step = style.size * LEADING;
    const isFlipped = RIGHT_TO_LEFT_FIRST.test(text);
    const textWidth = width - (mark?.width ?? 0);
    const textX = isFlipped ? x : x + width - textWidth;
    let at = y;
    for (const [place, { line, align }] of this.#linesOf(text, style, textWidth).entries()) {
      at += step;
      if (at > bottom) at = turn() + step;
      const box: Box = { x: textX, y: at, width: textWidth, align, lines: 1 };
      if (mark && place === 0)
        paragraph.add(() =>
          this.#drawLine(mark.text, style, { ...box, x, width, align: isFlipped ? 'right' : 'left' }),
        );
      if (line !== '') paragraph.add(() => this.#drawLine(line, style, box));
    }
    paragraph.end();
    return at;
  }

  /** Height of a text that `flow` writes. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.#linesOf(text, style, width).length * style.size * LEADING;
  }

  /** Characters no font has, each once. */
  missingIn(text: string, { face }: TextStyle): string[] {
    return drawable(text, face, this.#has).missing;
  }

  /** Writes a footer on every page: `text` receives the page's number and the number of pages. */
  numberPages(text: (page: number, count: number) => string, style: TextStyle, box: Box): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.note(text(page + 1, count), style, box);
    }
  }

  async bytes(): Promise<Buffer> {
    this.#root.end();
    this.doc.end();
    return Buffer.concat(await Array.fromAsync(this.doc as AsyncIterable<Buffer>));
  }

  #drawable(text: string, { face }: TextStyle): string {
    const { text: shown, missing } = drawable(text, face, this.#has);
    this.incomplete ||= missing.length > 0;
    return shown;
  }

  #linesOf(text: string, style: TextStyle, width: number): { line: string; align: Box['align'] }[] {
    return text
      .replaceAll('\t', TAB)
      .split('\n')
      .flatMap((part) => {
        const shown = this.#drawable(part, style);
        const align = RIGHT_TO_LEFT_FIRST.test(shown) ? 'right' : 'left';
        return (this.#wrap(shown, style, width, false) ?? []).map((line) => ({ line, align }) as const);
      });
  }

  readonly #has: HasGlyph = (font, codePoint) => {
    const key = `${font}#${codePoint}`;
    const known = this.#glyphs.get(key);
    if (known !== undefined) return known;
    this.#use(font);
    const { _font: opened } = this.doc;
    const has = opened.font.hasGlyphForCodePoint(codePoint);
    this.#glyphs.set(key, has);
    return has;
  };

  #use(font: string): PDFKit.PDFDocument {
    if (this.#opened.has(font)) return this.doc.font(font);
    this.#opened.add(font);
    this.doc.registerFont(font, readFont(font)).font(font);
    const { _font: opened } = this.doc;
    tellLettersApart(opened);
    return this.doc;
  }

  /** Widths grow with the size, so each line is shaped once. */
  #widthOf(line: string, { face, size, spacing = 0 }: TextStyle): number {
    const key = `${face} ${line}`;
    const known = this.#widths.get(key);
    const width =
      known ??
      visualRuns(line, face, this.#has).reduce(
        (sum, { font, text }) => sum + this.#runWidth(font, text, 1, 0),
        0,
      );
    this.#widths.set(key, width);
    return width * size + spacing * Array.from(line).length;
  }

  #runWidth(font: string, text: string, size: number, spacing: number): number {
    const width = this.#use(font).fontSize(size).widthOfString(text, { features: FEATURES });
    return width + spacing * Array.from(text).length;
  }

  #drawLine(line: string, style: TextStyle, { x, y, width, align }: Box): void {
    const { face, size, color, spacing = 0 } = style;
    const share = { left: 0, center: 0.5, right: 1 }[align];
    let at = share === 0 ? x : x + share * (width - this.#widthOf(line, style));
    const runs = visualRuns(line, face, this.#has);
    for (const [place, { font, text }] of runs.entries()) {
      const isLast = place === runs.length - 1;
      const advance = isLast ? 0 : this.#runWidth(font, text, size, spacing);
      this.#use(font).fontSize(size).fillColor(color).text(text, at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: FEATURES,
        characterSpacing: spacing,
      });
      at += advance;
    }
  }

  /** As large as it goes: no word is broken as long as smaller letters keep it whole. */
  #fit(text: string, style: TextStyle, box: Box): Fitted {
    return (
      this.#largest(text, style, box, true) ??
      this.#largest(text, style, box, false) ??
      this.#cut(text, style, box)
    );
  }

  #largest(text: string, style: TextStyle, box: Box, whole: boolean): Fitted | undefined {
    for (let count = 1; count <= box.lines; count += 1) {
      const most = style.size * (count === 1 ? 1 : SHRINK_FIRST);
      const least = style.size * (count < box.lines ? SHRINK_FIRST : SHRINK_MOST);
      for (let size = most; size >= least; size -= 1) {
        const lines = this.#wrap(text, { ...style, size }, box.width, whole);
        if (lines && lines.length <= count && isAbove(box, style, size, lines.length)) return { lines, size };
      }
    }
    return undefined;
  }

  #cut(text: string, style: TextStyle, box: Box): Fitted {
    const size = style.size * SHRINK_MOST;
    const lines = this.#wrap(text, { ...style, size }, box.width, false) ?? [];
    const last = `${(lines[box.lines - 1] ?? '').slice(0, -2)}…`;
    return { lines: [...lines.slice(0, box.lines - 1), last], size };
  }

  /** Between words, after hyphens and between Han and kana; undefined where a word that stays whole is wider than a line. */
  #wrap(text: string, style: TextStyle, width: number, whole: boolean): string[] | undefined {
    const widthOf = (piece: string) => this.#widthOf(piece, style);
    const lines = [''];
    let taken = 0;
    const append = (piece: string) => {
      const line = lines.at(-1) ?? '';
      if (line === '' || taken + widthOf(piece.trimEnd()) <= width) lines[lines.length - 1] = line + piece;
      else {
        lines.push(piece);
        taken = 0;
      }
      taken += widthOf(piece);
    };
    for (const word of text.split(BREAKS)) {
      if (widthOf(word.trimEnd()) <= width) append(word);
      else if (whole) return undefined;
      else for (const { segment } of new Intl.Segmenter().segment(word)) append(segment);
    }
    return lines.map((line) => line.trimEnd());
  }
}

/** Smaller letters of several lines begin as high as the tall ones of one would. */
const firstBaseline = ({ y }: Box, style: TextStyle, size: number, lines: number): number =>
  lines > 1 ? y - (style.size - size) : y;

function isAbove(box: Box, style: TextStyle, size: number, lines: number): boolean {
  const last = firstBaseline(box, style, size, lines) + (lines - 1) * size * LEADING;
  return last <= (box.bottom ?? Number.POSITIVE_INFINITY);
}
