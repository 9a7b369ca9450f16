import type { Media, Question } from '@quizhall/shared/model/quizzes/question';
import { formulasIn } from '@quizhall/shared/rules/text/formulas';
import { chunksOf } from '@quizhall/shared/rules/text/markdown-chunks';
import { hasMarks } from '@quizhall/shared/rules/text/markdown-write';
import { isMediaAlone } from '@quizhall/shared/rules/quizzes/option-text';
import { type ExportedFiles, mediaHtml, nameOfFile, NO_ROOM } from './export-files.ts';
import { percent } from './export-parts.ts';
import { blocksHtml, latexHtml, lineHtml } from './qti-html.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

export const element = (name: string, content: string, attributes = ''): string =>
  `<${name}${attributes}>${content}</${name}>`;

/** A text with its format; `file` is what it shows. */
export const formatted = (name: string, text: string, format = 'plain_text', file = ''): string =>
  element(name, `${element('text', escape(text))}${file}`, ` format="${format}"`);

const hasCode = (text: string): boolean => chunksOf(text).some(({ type }) => type === 'code');

/** Markdown where it has marks, else as it stands. */
export const formatOf = (text: string): string => (hasMarks(text) ? 'markdown' : 'plain_text');

export function answer(share: number, text: string, extra = '', format = 'plain_text'): string {
  return `${element(
    'answer',
    `${element('text', escape(text))}${extra}`,
    ` fraction="${percent(share)}" format="${format}"`,
  )}\n`;
}

/** Writes the texts of one question; `lost` collects what does not come back as it was. */
export class MoodleWriter {
  readonly lost = new Set<string>();
  /** Bytes of files so far: Moodle looks for a file beside the text that shows it, so each use is a copy. */
  spent = 0;
  private readonly files: ExportedFiles;
  private readonly room: number;
  private readonly left = new Set<string>();

  constructor(files: ExportedFiles, room: number) {
    this.files = files;
    this.room = room;
  }

  /** The files without those for which there was no room at some of their places. */
  get carried(): ExportedFiles {
    if (this.left.size === 0) return this.files;
    return new Map([...this.files, ...[...this.left].map((key) => [key, NO_ROOM] as const)]);
  }

  /**
   * A text with layout. Moodle finds formulas in HTML alone: its Markdown would take signs of theirs for marks. Code is
   * HTML too, where it comes back as it was.
   */
  marked(name: string, text: string, media?: Media): string {
    const shown = this.show(media);
    const lost = new Set<string>();
    const html = blocksHtml(text, lost, undefined, latexHtml);
    const isBetter = formulasIn(text).length > 0 || (hasCode(text) && lost.size === 0);
    if (!shown && !isBetter) return formatted(name, text, formatOf(text));
    for (const loss of lost) this.lost.add(loss);
    return formatted(name, `${html}${shown ? `<p>${shown.html}</p>` : ''}`, 'html', shown?.file);
  }

  feedback = (text: string): string => (text ? this.marked('feedback', text) : '');

  /** Options are shown and may have marks; other answers are compared. */
  option(share: number, { text, explanation, media }: Question['options'][number]): string {
    const shown = this.show(media);
    const feedback = this.feedback(explanation);
    if (!shown && formulasIn(text).length === 0) return answer(share, text, feedback, formatOf(text));
    const words = shown && isMediaAlone({ text, media }) ? '' : lineHtml(text, this.lost, latexHtml);
    return answer(share, `${words}${shown?.html ?? ''}`, `${shown?.file ?? ''}${feedback}`, 'html');
  }

  /** A file that leaves with the text: what shows it, and its bytes beside. */
  private show(media: Media | undefined): { html: string; file: string } | undefined {
    if (!media) return undefined;
    const bytes = this.files.get(media.key);
    if (!(bytes instanceof Uint8Array)) return undefined;
    if (this.spent + bytes.length > this.room) {
      this.left.add(media.key);
      return undefined;
    }
    this.spent += bytes.length;
    const name = nameOfFile(media.key);
    const base64 = Buffer.from(bytes).toString('base64');
    return {
      html: mediaHtml(media, `@@PLUGINFILE@@/${name}`),
      file: element('file', base64, ` name="${name}" path="/" encoding="base64"`),
    };
  }
}
