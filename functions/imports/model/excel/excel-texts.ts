import { type Budget, readXml } from '../xml/xml-events.ts';

/** `_x000D_` stands for a character that XML cannot hold (ECMA-376, 22.9.2.19). */
const withoutCodes = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A text that may be in several pieces, where parts of it look different; how it is spoken is left out. */
export class TextCollector {
  private pieces: string[] = [];
  private isText = false;
  private isSpoken = false;

  open(name: string): void {
    if (name === 'rPh') this.isSpoken = true;
    else if (name === 't') this.isText = !this.isSpoken;
  }

  text(data: string): void {
    if (this.isText) this.pieces.push(data);
  }

  close(name: string): void {
    if (name === 'rPh') this.isSpoken = false;
    else if (name === 't') this.isText = false;
  }

  /** What was collected since the last time. */
  take(): string {
    const text = withoutCodes(this.pieces.join(''));
    this.pieces = [];
    return text;
  }
}

/** The texts that cells name by their number. */
export function readTexts(xml: string, budget: Budget): string[] {
  const texts: string[] = [];
  const collector = new TextCollector();
  readXml(xml, budget, {
    open: (name) => collector.open(name),
    text: (data) => collector.text(data),
    close(name) {
      collector.close(name);
      if (name === 'si') texts.push(collector.take());
    },
  });
  return texts;
}
