import { maxBytesOf, pictureLimitsText, UPLOAD_RULES } from '@quizhall/shared/rules/quizzes/uploads';
import { describe, expect, it } from 'vitest';
import { ImportedFiles, mediaKeys } from './files.ts';
import { readQuestions } from './index.ts';
import { choiceOf, choices, item, manifest, packed, response, single } from './testing/qti-package.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
const OTHER = Buffer.from(PNG.with(23, 2));
const REFUSED = `A picture was left out: a file can be ${UPLOAD_RULES.media.hint}. ${pictureLimitsText('media')}`;

const filesOf = () =>
  new ImportedFiles(
    (name, type) => `media/me/${name}.${type.split('/')[1]}`,
    (key) => key.startsWith('media/me/'),
  );

async function read(source: string | Uint8Array, files: ImportedFiles | undefined = filesOf()) {
  const { questions, report } = await readQuestions({ source, ...(files && { files }) });
  return { questions, reasons: report.map(({ reason }) => reason), kept: files?.of(questions) ?? [] };
}

const escaped = (html: string) => html.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const picture = (name: string, alt = '') => `<img src="@@PLUGINFILE@@/${name}" alt="${alt}">`;
const file = (name: string, bytes: Uint8Array) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`;
const html = (tag: string, text: string, more = '') =>
  `<${tag} format="html"><text>${escaped(text)}</text>${more}</${tag}>`;
const moodle = (stem: string, ...answers: string[]) =>
  `<?xml version="1.0"?><quiz><question type="multichoice"><single>true</single>${stem}${answers
    .map((inner, index) => `<answer fraction="${index === 0 ? 100 : 0}" format="html">${inner}</answer>`)
    .join('')}</question></quiz>`;
const plain = (text: string) => `<text>${text}</text>`;

describe('files of Moodle XML', () => {
  it('become those of the question and of its options', async () => {
    const { questions, reasons, kept } = await read(
      moodle(
        html('questiontext', `Where? ${picture('my%20map.png', 'A map')}`, file('my map.png', PNG)),
        `<text>${escaped(picture('rome.png'))}</text>${file('rome.png', OTHER)}`,
        plain('Paris'),
      ),
    );
    expect(reasons).toEqual(['']);
    const [question] = questions;
    expect(question).toMatchObject({
      question: 'Where?',
      media: { alt: 'A map' },
      options: [{ text: 'rome', media: { alt: 'rome' } }, { text: 'Paris' }],
    });
    expect(kept.map(({ key }) => key)).toEqual(question && mediaKeys(question));
    expect(kept.map(({ type, bytes }) => [type, Buffer.from(bytes)])).toEqual([
      ['image/png', PNG],
      ['image/png', OTHER],
    ]);
  });

  it.each([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>'), REFUSED],
    ['too large a picture', Buffer.alloc(maxBytesOf('media', 'image/png') + 1).fill(PNG, 0, 24), REFUSED],
  ])('are left out where one is %s, with the reason', async (_, bytes, reason) => {
    const stem = html('questiontext', `Where? ${picture('a.png')}`, file('a.png', bytes));
    const { questions, reasons, kept } = await read(moodle(stem, plain('a'), plain('b')));
    expect([reasons, kept, questions[0]?.media]).toEqual([[reason], [], undefined]);
  });

  it('are one for a question, and none that its text does not show', async () => {
    const both = `Which? ${picture('a.png')} ${picture('b.png', 'the other')}`;
    const stem = html('questiontext', both, file('a.png', PNG) + file('b.png', OTHER) + file('c.png', PNG));
    const { questions, reasons, kept } = await read(moodle(stem, plain('a'), plain('b')));
    expect(questions[0]?.question).toBe('Which? [the other]');
    expect(reasons).toEqual([
      'A picture beside another one was left out, its description stays. Files and pictures were left out',
    ]);
    expect(kept.map(({ bytes }) => Buffer.from(bytes))).toEqual([PNG]);
  });

  it('are left out where nobody takes them', async () => {
    const stem = html('questiontext', `Where? ${picture('a.png')}`, file('a.png', PNG));
    const { report } = await readQuestions({ source: moodle(stem, plain('a'), plain('b')) });
    expect(report[0]).toMatchObject({ status: 'changed', reason: 'A picture was left out' });
  });
});

describe('files of a package of QTI', () => {
  const asked = (body: string, ...options: string[]) =>
    item({ declaration: response(single, ['A']), body: `<p>${body}</p>${choiceOf(choices(...options))}` });

  it('are found from where the item lies, and kept once', async () => {
    const { questions, reasons, kept } = await read(
      packed({
        'imsmanifest.xml': manifest('items/a.xml', 'items/b.xml'),
        'items/a.xml': asked('What? <img src="../img/a%20b.png" alt="A map"/>', 'One', 'Two'),
        'items/b.xml': asked('And?', '<object type="image/png" data="../img/a%20b.png"/>', 'Two'),
        'img/a b.png': PNG,
        'img/unused.png': OTHER,
      }),
    );
    expect(reasons).toEqual(['', '']);
    expect(kept).toHaveLength(1);
    expect(questions).toMatchObject([
      { question: 'What?\n\nWhich?', media: { key: kept[0]?.key, alt: 'A map' } },
      { options: [{ text: 'a b', media: { key: kept[0]?.key, alt: 'a b' } }, { text: 'Two' }] },
    ]);
  });

  it('tell questions apart that have the same words', async () => {
    const same = (name: string) => asked(`<img src="${name}"/> What?`, 'One', 'Two');
    const { questions } = await read(
      packed({
        'imsmanifest.xml': manifest('a.xml', 'b.xml'),
        'a.xml': same('a.png'),
        'b.xml': same('b.png'),
        'a.png': PNG,
        'b.png': OTHER,
      }),
    );
    expect(questions).toHaveLength(2);
  });

  it.each([
    ['is not there', {}, 'A picture was left out'],
    ['is no picture', { 'a.png': '<html>' }, REFUSED],
    ['would unpack to too much', { 'a.png': new Uint8Array(100_000_001) }, 'A picture was left out'],
  ])('are left out where one %s', async (_, more, reason) => {
    const parts = {
      'imsmanifest.xml': manifest('a.xml'),
      'a.xml': asked('<img src="a.png"/> What?', 'One', 'Two'),
    };
    const { reasons, kept } = await read(packed({ ...parts, ...more }));
    expect([reasons, kept]).toEqual([[reason], []]);
  });
});
