import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../index.ts';
import { docx, paragraph, run } from '../../testing/docx.ts';

async function shown(...body: string[]) {
  const { format, questions, report } = await readQuestions({ source: docx(...body) });
  expect(format).toBe('word');
  const left = [...questions];
  return report.map(({ status, reason }) => {
    if (status === 'dropped') return `· ${reason}`;
    const { type, question, options = [], correctAnswers = [] } = left.shift() ?? {};
    const key = options.map(({ text, isCorrect }) => (isCorrect ? `[${text}]` : text)).join(' / ');
    const accepted = correctAnswers.map((text) => `{${text}}`).join('');
    return `${type} ${question} | ${key}${accepted}${reason && ` · ${reason}`}`;
  });
}

const plain = (text: string) => paragraph(run(text));
const NUMBER = (number: number) => `The number “${number}.” was left out`;

describe('a Word document', () => {
  it('has numbered questions, options with letters below them, and marks the right one', async () => {
    const looks = [
      '<w:b/>',
      '<w:highlight w:val="yellow"/>',
      '<w:color w:val="FF0000"/>',
      '<w:u w:val="single"/>',
    ];
    const body = looks.flatMap((look, index) => [
      paragraph(run(`Question ${'abcd'[index]}?`), [1, 0]),
      paragraph(run('Berlin'), [1, 1]),
      paragraph(run('Pa', look) + run('ris', look), [1, 1]),
    ]);
    const named = (look: string) => `The ${look} text was taken for the right answer`;
    expect(await shown(...body)).toEqual(
      looks.map(
        (_, index) =>
          `one_choice Question ${'abcd'[index]}? | Berlin / [Paris] · ${named(index === 0 ? 'bold' : 'highlighted')}. ${NUMBER(index + 1)}`,
      ),
    );
  });

  it('has typed letters, a star or a line with the answer', async () => {
    expect(
      await shown(
        plain('Capital of France?'),
        plain('A) Berlin'),
        plain('*B) Paris'),
        plain(''),
        plain('Capital of Italy?'),
        plain('A) Rome'),
        plain('B) Milan'),
        paragraph(run('Correct answer:', '<w:b/>') + run(' A')),
      ),
    ).toEqual([
      'one_choice Capital of France? | Berlin / [Paris]',
      'one_choice Capital of Italy? | [Rome] / Milan',
    ]);
  });

  it('has lists of letters that begin anew, bullets and breaks in a paragraph', async () => {
    expect(
      await shown(
        plain('1. One?'),
        paragraph(run('a'), [3, 0]),
        paragraph(run('b ✓'), [3, 0]),
        plain('2. Two?'),
        paragraph(run('c (correct)'), [4, 0]),
        paragraph(run('d'), [4, 0]),
        plain('3. Three?'),
        paragraph(run('e'), [2, 0]),
        paragraph(run('f', '<w:b/>'), [2, 0]),
        paragraph(
          `${run('4. Four?')}<w:r><w:br/><w:t>A) g</w:t><w:br/><w:t>B) h</w:t><w:br/><w:t>Answer: B</w:t></w:r>`,
        ),
      ),
    ).toEqual([
      `one_choice One? | a / [b] · ${NUMBER(1)}`,
      `one_choice Two? | [c] / d · ${NUMBER(2)}`,
      `one_choice Three? | e / [f] · The bold text was taken for the right answer. ${NUMBER(3)}`,
      `one_choice Four? | g / [h] · ${NUMBER(4)}`,
    ]);
  });

  it('has tables of questions', async () => {
    const row = (...cells: string[]) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${plain(cell)}</w:tc>`).join('')}</w:tr>`;
    const rows = [row('Frage', 'A', 'B', 'Richtige Antwort'), row('Hauptstadt?', 'Wien', 'Graz', 'A')];
    expect(await shown(`<w:tbl>${rows.join('')}</w:tbl>`)).toEqual([
      'one_choice Hauptstadt? | [Wien] / Graz',
    ]);
  });

  it('names what could not come along, and leaves out what was deleted', async () => {
    expect(
      await shown(
        paragraph(`${run('Which ')}<w:r><w:drawing/></w:r><w:del>${run('not ')}</w:del>${run('one?')}`),
        paragraph(run('A) x') + run('2', '<w:vertAlign w:val="superscript"/>')),
        paragraph(run('B) y') + run('z', '<w:u w:val="single"/>')),
        plain('Answer: A'),
      ),
    ).toEqual([
      'one_choice Which one? | [x²] / yz · A picture was left out. Highlights, colours and lines under a part of the text were left out',
    ]);
  });

  it('is damaged or empty', async () => {
    expect(await shown('')).toEqual(['· There is no text in this document']);
    const cut = docx(plain('Which?')).slice(0, 120);
    expect((await readQuestions({ source: cut, format: 'word' })).summary.dropped).toBe(1);
  });
});
