import { describe, expect, it } from 'vitest';
import { readMoodleXml } from '../moodle-xml.ts';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const text = (name: string, value: string, format = 'html') =>
  `<${name} format="${format}"><text>${value}</text></${name}>`;
const question = (type: string, inner: string, stem = 'Which?') =>
  `<question type="${type}"><name><text>n</text></name>${text('questiontext', stem)}${inner}</question>`;
const answer = (fraction: number | string, value: string, more = '') =>
  `<answer fraction="${fraction}"><text>${value}</text>${more}</answer>`;
const one = (type: string, inner: string, stem?: string) =>
  readMoodleXml(quiz(question(type, inner, stem)))[0];

describe('types of Moodle XML', () => {
  it('choice of one, with feedback, points and tags', () => {
    const inner = `${text('generalfeedback', '&lt;p&gt;Because&lt;/p&gt;')}<defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><single>true</single><shuffleanswers>1</shuffleanswers>${answer(100, 'a', text('feedback', 'yes'))}${answer(0, 'b')}<tags><tag><text>one</text></tag></tags>`;
    expect(one('multichoice', inner)).toEqual({
      line: 3,
      excerpt: 'Which?',
      section: '',
      changes: [],
      question: {
        type: 'one_choice',
        question: 'Which?',
        explanation: 'Because',
        points: 2,
        tags: ['one'],
        timeLimit: 0,
        options: [
          { text: 'a', isCorrect: true, explanation: 'yes' },
          { text: 'b', isCorrect: false },
        ],
      },
    });
  });

  it.each([
    [
      'choice of several',
      one('multichoice', `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-50, 'c')}`),
      { type: 'multiple_choice', grading: { partialCredit: true } },
    ],
    [
      'true/false',
      one('truefalse', answer(0, 'true') + answer(100, 'false', text('feedback', 'right'))),
      {
        type: 'true_false',
        options: [
          { text: 'True', isCorrect: false },
          { text: 'False', isCorrect: true, explanation: 'right' },
        ],
      },
    ],
    [
      'short answer',
      one('shortanswer', `<usecase>0</usecase>${answer(100, 'a*b')}${answer(100, 'what?')}`),
      {
        type: 'short_answer',
        correctAnswers: ['a*b', 'what\\?'],
        grading: { match: 'pattern' },
      },
    ],
    [
      'number',
      one(
        'numerical',
        answer(100, '3.14', '<tolerance>0.005</tolerance>') + answer(100, '3', '<tolerance>0</tolerance>'),
      ),
      {
        type: 'short_answer',
        correctAnswers: ['3.14:0.005', '3'],
        grading: { match: 'number' },
      },
    ],
    [
      'matching',
      one(
        'matching',
        '<subquestion format="html"><text><![CDATA[<p>Peru</p>]]></text><answer><text>Lima</text></answer></subquestion><subquestion><text>Chile</text><answer><text>Santiago</text></answer></subquestion><subquestion><text></text><answer><text>Quito</text></answer></subquestion>',
      ),
      {
        type: 'matching',
        pairs: [
          { left: 'Peru', right: 'Lima' },
          { left: 'Chile', right: 'Santiago' },
        ],
        distractors: ['Quito'],
      },
    ],
    [
      'ordering',
      one(
        'ordering',
        `<gradingtype>ALL_OR_NOTHING</gradingtype><selecttype>ALL</selecttype>${answer(1, 'x')}${answer(2, 'y')}`,
      ),
      {
        type: 'ordering',
        items: ['x', 'y'],
      },
    ],
    ['essay', one('essay', text('graderinfo', 'Two reasons')), { type: 'essay', explanation: 'Two reasons' }],
    [
      'embedded answers',
      one(
        'cloze',
        '<penalty>0</penalty>',
        '&lt;p&gt;{2:SHORTANSWER:=Paris~=Paname} lies on the {2:SA:%100%Seine~%50%Sein}.&lt;/p&gt;',
      ),
      {
        type: 'fill_blank',
        question: '___ lies on the ___.',
        correctAnswers: ['Paris|Paname', 'Seine'],
        points: 4,
        grading: { partialCredit: true },
      },
    ],
    [
      'embedded numbers',
      one('cloze', '', 'From {1:NUMERICAL:=1:0} to {1:NM:=2.5:0.1}'),
      {
        question: 'From ___ to ___',
        correctAnswers: ['1', '2.5:0.1'],
        grading: { match: 'number', partialCredit: true },
      },
    ],
    [
      'an embedded answer with escapes',
      one('cloze', '', 'Set: {1:SA:=\\{a\\}\\~b\\#}'),
      { correctAnswers: ['\\{a}~b#'] },
    ],
  ])('%s', (_case, item, expected) => {
    expect(item?.problem).toBeUndefined();
    expect(item?.question).toMatchObject(expected);
  });
});

describe('texts of Moodle XML', () => {
  it.each([
    ['html in CDATA', 'html', '<![CDATA[<p>a <b>b</b> &amp; c</p>]]>', 'a **b** & c'],
    ['html as text', 'html', '&lt;p&gt;a&lt;/p&gt;', 'a'],
    ['several CDATA', 'html', '<![CDATA[a ]]]]><![CDATA[> b]]>', 'a ]]> b'],
    ["Moodle's own", 'moodle_auto_format', 'a\nb', 'a\nb'],
    ['plain', 'plain_text', 'a &lt;b&gt; c', 'a <b> c'],
    ['Markdown', 'markdown', 'a **b**\n\n* c', 'a **b**\n\n* c'],
    ['signs in plain text', 'plain_text', '/*a*/ 2*3', '/\\*a\\*/ 2*3'],
    ['comparisons in HTML', 'html', '<![CDATA[<p>if a<b and b<c</p>]]>', 'if a<b and b<c'],
    ['powers', 'html', '<![CDATA[10<sup>-3</sup> m, x<sup>a</sup>]]>', '10⁻³ m, x<sup>a</sup>'],
    [
      'formulas',
      'html',
      '<![CDATA[<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math>]]>',
      '<math alttext="x²"><msup><mi>x</mi><mn>2</mn></msup></math>',
    ],
    ['formulas in LaTeX', 'html', '<![CDATA[\\(x^2\\) for $5]]>', '$x^2$ for $5'],
  ])('%s', (_case, format, value, expected) => {
    const source = quiz(`<question type="essay">${text('questiontext', value, format)}</question>`);
    expect(readMoodleXml(source)[0]?.question?.question).toBe(expected);
  });

  it('expands no entity and fetches nothing', () => {
    const evil = `<!DOCTYPE quiz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>\n${quiz(question('essay', '', 'x &b; &c;')).slice(39)}`;
    const [item] = readMoodleXml(evil);
    expect(item?.question?.question).toBe('x &b; &c;');
  });
});

describe('answers of Moodle XML', () => {
  it('keeps marks in options, not in answers that are compared', () => {
    const html = '&lt;i&gt;Homo sapiens&lt;/i&gt; x&lt;sup&gt;a&lt;/sup&gt;';
    const item = one('multichoice', answer(100, html) + answer(0, 'b'));
    expect(item?.question?.options?.[0]?.text).toBe('*Homo sapiens* x<sup>a</sup>');
    expect(one('shortanswer', answer(100, '2*3 &lt;b&gt;'))?.question?.correctAnswers).toEqual(['2*3 <b>']);
  });

  const number = (fraction: number | string, value: string, tolerance = '0') =>
    answer(fraction, value, `<tolerance>${tolerance}</tolerance>`);
  it.each([
    ['numbers with commas', 'numerical', number('100,0', '3,14', '0,01'), ['3,14:0.01'], []],
    [
      'a tolerance that is none',
      'numerical',
      number(100, '3', '5 %'),
      ['3'],
      ['The tolerance “5 %” was left out'],
    ],
    [
      'a wrong number before a range',
      'numerical',
      number(0, '3') + number(100, '3', '2'),
      ['3:2'],
      ['“3” gave 0 % of the points and is accepted now, because it fits “3:2”'],
    ],
    [
      'a wrong word before everything',
      'shortanswer',
      answer(0, 'Paris') + answer(100, 'P*'),
      ['P*'],
      ['“Paris” gave 0 % of the points and is accepted now, because it fits “P*”'],
    ],
    [
      'a word that costs',
      'shortanswer',
      answer(100, 'a') + answer(-50, 'b'),
      ['a'],
      ['A wrong answer no longer takes points off'],
    ],
  ])('%s', (_case, type, inner, correctAnswers, changes) => {
    expect(one(type, inner)).toMatchObject({ question: { correctAnswers }, changes });
  });

  it.each([
    [
      'one right option, another costs',
      'multichoice',
      `<single>true</single>${answer(100, 'a')}${answer(-25, 'b')}`,
    ],
    ['true and false', 'truefalse', answer(100, 'true') + answer(-100, 'false')],
  ])('says that a cost is left out: %s', (_case, type, inner) => {
    expect(one(type, inner)?.changes).toEqual(['A wrong choice no longer takes points off']);
  });

  it.each([0, -50])('says that a wrong tick beside the only right one costs more: %d', (cost) => {
    const inner = `<single>false</single>${answer(100, 'a')}${answer(cost, 'b')}`;
    expect(one('multichoice', inner)?.changes).toEqual([
      'A wrong choice beside the right one now takes all points',
    ]);
  });
});

describe('blanks of Moodle XML', () => {
  it.each([
    ['{1:SA:=it&amp;#39;s}', ["it's"]],
    ['{1:SA:=it&amp;#x27;s#Good &amp;#33;~=its}', ["it's", 'its']],
    ['{1:SA:=a\\#b~=c&amp;amp;#39;d}', ['a#b', 'c&#39;d']],
    ['{1:SA:=R&amp;amp;D#x}', ['R&D']],
  ])('accept what a reference of a character means: %s', (text, correctAnswers) => {
    for (const format of ['html', 'plain_text']) {
      const source = quiz(question('cloze', '', text)).replace('format="html"', `format="${format}"`);
      expect(readMoodleXml(source)[0]?.question?.correctAnswers).toEqual(correctAnswers);
    }
  });
});

describe('what Moodle XML loses', () => {
  const written = answer(100, 'a');
  it.each([
    [
      'files',
      `<questiontext format="html"><text>x</text><file name="a.png" encoding="base64">AAAA</file></questiontext>`,
      'Files and pictures were left out',
    ],
    ['an unusual penalty', '<penalty>0.5000000</penalty>', 'The penalty for further tries was left out'],
    ['hiding', '<hidden>1</hidden>', 'The question was hidden and is shown now'],
    ['hints', text('hint', 'think'), 'Hints for further tries were left out'],
    [
      'feedback of its own',
      text('correctfeedback', 'Bravo'),
      'Feedback to right, partly right and wrong answers was left out',
    ],
    ['capital letters', '<usecase>1</usecase>', 'Capital and small letters no longer make a difference'],
    [
      'thirds of points',
      '<defaultgrade>0.3333333</defaultgrade>',
      'Points “0.3333333” were replaced by 0.25',
    ],
    ['no points', '<defaultgrade>0</defaultgrade>', 'Points “0” were replaced by 0.25'],
    ['a partly right answer', answer(50, 'b'), '“b” gave 50 % of the points and is not accepted now'],
    [
      'a long tag',
      `<tags><tag><text>${'x'.repeat(41)}</text></tag></tags>`,
      'Tags that are too long or too many were removed',
    ],
  ])('%s', (_case, inner, change) => {
    const item = inner.startsWith('<questiontext')
      ? readMoodleXml(quiz(`<question type="shortanswer">${inner}${written}</question>`))[0]
      : one('shortanswer', inner + written);
    expect(item?.changes).toEqual([change]);
  });

  it.each([
    ['the usual feedback', text('correctfeedback', 'Your answer is correct.')],
    ['the usual penalty', '<penalty>0.1000000</penalty>'],
  ])('says nothing of %s', (_case, inner) => {
    expect(one('shortanswer', inner + written)?.changes).toEqual([]);
  });
});

describe('a file of Moodle XML', () => {
  it('makes categories tags and counts lines', () => {
    const category = (path: string) =>
      `<question type="category"><category><text>${path}</text></category></question>`;
    const items = readMoodleXml(
      quiz(
        category('$course$/top/Rivers'),
        question('essay', ''),
        category('$module$/top/Default for Quiz'),
        question('essay', '', 'Two'),
      ),
    );
    expect(items.map(({ line, question: read }) => [line, read?.tags])).toEqual([
      [4, ['Rivers']],
      [6, []],
    ]);
  });

  it.each([
    [
      'a description',
      question('description', ''),
      'This is a text without a question, and no question follows it',
    ],
    ['an unknown type', question('ddmarker', ''), 'Questions of the type “ddmarker” cannot be imported'],
    [
      'a name of the language for a type',
      question('constructor', ''),
      'Questions of the type “constructor” cannot be imported',
    ],
    ['no text', question('essay', '', ' '), 'There is no question text'],
    ['no answers', question('shortanswer', ''), 'No answer gives all points'],
    [
      'ticks in a blank',
      question('cloze', '', 'a {1:MULTIRESPONSE:=b~=c}'),
      'A blank takes one answer, not several ticks',
    ],
    ['no blanks', question('cloze', ''), 'The text has no blanks'],
    ['an open blank', question('cloze', '', 'a {1:SA:=b'), 'A brace is not closed'],
    [
      'two false answers',
      question('truefalse', answer(0, 'true') + answer(0, 'false')),
      'There is not one right answer',
    ],
  ])('drops %s and reads the next', (_case, source, problem) => {
    expect(readMoodleXml(quiz(source, question('essay', '')))).toMatchObject([
      { problem },
      { question: { type: 'essay' } },
    ]);
  });

  it('loses only the last question of a file that was cut off', () => {
    const source = quiz(question('essay', ''), question('essay', '', 'Cut'));
    expect(readMoodleXml(source.slice(0, source.indexOf('Cut') + 2))).toMatchObject([
      { question: { type: 'essay' } },
      { line: 4, problem: 'The question is not closed' },
    ]);
  });

  it('reads descriptions as texts before other questions, and no more questions than can be looked at', () => {
    const text = question('description', '', '&lt;b&gt;Read&lt;/b&gt;');
    expect(readMoodleXml(quiz(text))).toMatchObject([{ passage: { text: '**Read**' }, section: '' }]);
    expect(readMoodleXml(quiz('<question type="x"/>'.repeat(20_000)))).toHaveLength(5_001);
  });

  it('stops at nesting without end', () => {
    const [item] = readMoodleXml(`<quiz>${'<a>'.repeat(1_000)}`);
    expect(item?.problem).toBe('The elements are nested too deeply from here on');
  });

  it('needs questions', () => {
    expect(readMoodleXml('<html></html>')).toMatchObject([
      { line: 1, problem: 'There is no question element in this XML' },
    ]);
  });
});
