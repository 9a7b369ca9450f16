import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../index.ts';
import { isQtiPackage, readQtiPackage } from '../qti-package.ts';
import { choiceOf, choices, item, manifest, packed, response, single } from '../../testing/qti-package.ts';

describe('a package', () => {
  const question = (text: string) =>
    item({ declaration: response(single, ['A']), body: `<p>${text}</p>${choiceOf(choices('One', 'Two'))}` });

  it('is read in the order of its test, and what is missing is named', () => {
    const bytes = packed({
      'q/imsmanifest.xml': manifest('items/a.xml', 'items/b%20c.xml').replace(
        '</resources>',
        '<resource identifier="t" type="imsqti_test_xmlv2p1" href="tests/t.xml"/></resources>',
      ),
      'q/tests/t.xml':
        '<assessmentTest><testPart><assessmentSection><assessmentItemRef identifier="1" href="../items/b%20c.xml"/><assessmentItemRef identifier="2" href="../items/gone.xml"/></assessmentSection></testPart></assessmentTest>',
      'q/items/a.xml': question('First'),
      'q/items/b c.xml': question('Second'),
    });
    expect(
      readQtiPackage(bytes).map(({ line, question: made, problem }) => [line, made?.question ?? problem]),
    ).toEqual([
      [1, 'Second\n\nWhich?'],
      [2, 'The file of this item is not in the package'],
      [3, 'First\n\nWhich?'],
    ]);
  });

  it('may have separators of Windows and entities of HTML', () => {
    const bytes = packed({
      'q\\imsmanifest.xml': manifest('items\\a.xml', 'items/b.xml'),
      'q\\items\\a.xml': question('A&nbsp;B &eacute; &#233; &lt; &amp;nbsp;'),
      'q/items\\b.xml': question('Second'),
    });
    expect(readQtiPackage(bytes).map(({ question: made, problem }) => made?.question ?? problem)).toEqual([
      'A B é é < &nbsp;\n\nWhich?',
      'Second\n\nWhich?',
    ]);
  });

  it('is known from a workbook, and read without being named', async () => {
    const bytes = packed({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': question('Known?') });
    expect(isQtiPackage(bytes)).toBe(true);
    expect(isQtiPackage(packed({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }))).toBe(false);
    expect(await readQuestions({ source: bytes })).toMatchObject({ format: 'qti', summary: { kept: 1 } });
  });

  it('of version 3 says the same with other names', async () => {
    const three = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="T">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
<qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Which?</qti-prompt><qti-simple-choice identifier="A">One</qti-simple-choice><qti-simple-choice identifier="B">Two</qti-simple-choice></qti-choice-interaction></qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/></qti-assessment-item>`;
    expect(await readQuestions({ source: three })).toMatchObject({
      format: 'qti',
      summary: { kept: 1 },
      questions: [{ type: 'one_choice', options: [{ isCorrect: false }, { isCorrect: true }] }],
    });
  });

  it('expands no entity, and reads no file but its own', () => {
    const bytes = packed({
      'imsmanifest.xml': manifest('../../etc/passwd', 'http://169.254.169.254/x.xml', 'a.xml'),
      'a.xml': `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY f "aaaa">]>${question('&e;&f;?')}`,
    });
    const items = readQtiPackage(bytes);
    expect(items.map(({ problem }) => problem)).toEqual([
      'The file of this item is not in the package',
      'The file of this item is not in the package',
      undefined,
    ]);
    expect(items[2]?.question?.question).not.toMatch(/root|aaaa/);
  });

  it.each([
    [
      'more than it may unpack to',
      { 'a.xml': ' '.repeat(24_000_001) },
      'The file is too large when unpacked',
    ],
    [
      'elements that are nested too deeply',
      { 'a.xml': '<a>'.repeat(50) },
      'There is more in this file than can be read',
    ],
    [
      'more elements than can be read',
      { 'a.xml': '<a/>'.repeat(1_600_000) },
      'There is more in this file than can be read',
    ],
    ['nothing of QTI', { 'a.xml': '<a/>' }, 'There is no item of QTI in this package'],
  ])('with %s says so', (_, files, problem) => {
    expect(readQtiPackage(packed(files))).toEqual([{ line: 1, excerpt: '', changes: [], problem }]);
  });

  it('that is damaged says so', async () => {
    const bytes = packed({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': question('Whole?') });
    const { questions, report } = await readQuestions({ format: 'qti', source: bytes.slice(0, 120) });
    expect([questions, report.length]).toEqual([[], 1]);
  });
});
