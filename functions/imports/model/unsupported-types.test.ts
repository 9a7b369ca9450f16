import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readQuestions } from './index.ts';

const bytes = (latin1: string) => new Uint8Array(Buffer.from(latin1, 'latin1'));
const wide = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');
const old = (stream: string) => bytes(`\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${'\0'.repeat(600)}${wide(stream)}`);
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const openDocument = (kind: string) =>
  zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }],
    'content.xml': strToU8('<x/>'),
  });

describe('a file of a kind that cannot be read', () => {
  it.each([
    ['xls', old('Workbook'), 'an Excel workbook of the old kind (.xls)'],
    ['doc', old('WordDocument'), 'a Word document of the old kind (.doc)'],
    ['xlsx with a password', old('EncryptedPackage'), 'a file with a password'],
    ['ods', openDocument('spreadsheet'), 'an OpenDocument spreadsheet (.ods)'],
    ['odt', openDocument('text'), 'an OpenDocument text (.odt)'],
    ['pdf', bytes('%PDF-1.7\n%\xE2\xE3'), 'a PDF'],
    ['h5p', zip({ 'h5p.json': '{}', 'content/content.json': '{}' }), 'an H5P package'],
    [
      'pptx',
      zip({ '[Content_Types].xml': '<x/>', 'ppt/presentation.xml': '<x/>' }),
      'a PowerPoint presentation',
    ],
    [
      'xlsb',
      zip({ '[Content_Types].xml': '<x/>', 'xl/workbook.bin': '' }),
      'a binary Excel workbook (.xlsb)',
    ],
    ['apkg', zip({ 'collection.anki2': 'x' }), 'an Anki deck'],
    ['numbers', zip({ 'Index/Document.iwa': 'x' }), 'a document of Pages, Numbers or Keynote'],
    ['pool', bytes('<?xml version="1.0"?>\n<POOL><TITLE value="x"/></POOL>'), 'a pool of an old Blackboard'],
    [
      'pool package',
      zip({ 'imsmanifest.xml': '<manifest/>', 'res00001.dat': '<POOL><QUESTIONLIST/></POOL>' }),
      'a pool of an old Blackboard',
    ],
    ['html', bytes('<!DOCTYPE html>\n<html><body><p>Which?</p></body></html>'), 'a web page'],
    ['rtf', bytes('{\\rtf1\\ansi'), 'an RTF document'],
    ['png', bytes('\x89PNG\r\n\x1A\n'), 'a picture'],
    ['mbz', bytes('\x1F\x8B\x08'), 'a packed file of this kind'],
  ])('%s says what it is and what to do', async (_kind, source, name) => {
    const { refused, report, questions } = await readQuestions({ source });
    expect(refused).toMatch(
      new RegExp(`^This is ${name.replace(/[().]/g, '\\$&')}, which cannot be read: please `),
    );
    expect([questions.length, report.map(({ status, reason }) => [status, reason])]).toEqual([
      0,
      [['dropped', refused]],
    ]);
  });
});

it('takes a text for no other file because of its first letters', async () => {
  const source = new TextEncoder().encode('ID3 tags are?\nA) text\nB) sound\nAnswer: A');
  expect(await readQuestions({ source })).toMatchObject({ format: 'list', summary: { kept: 1 } });
});
