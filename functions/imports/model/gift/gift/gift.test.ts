import { describe, expect, it } from 'vitest';
import { readGift } from '../gift.ts';

const read = (...lines: string[]) => readGift(lines.join('\n'));
const one = (text: string) => readGift(text)[0];
const marked = (item: ReturnType<typeof one>) =>
  item?.question?.options?.map(({ text, isCorrect }) => `${isCorrect ? '+' : '-'}${text}`);

describe('types of GIFT', () => {
  it.each([
    [
      'a choice',
      'Largest planet?{~Mars =Jupiter ~Venus}',
      { type: 'one_choice', question: 'Largest planet?' },
    ],
    [
      'a missing word with a choice',
      'The {~hot =cold ~old} war ended in 1991.',
      { type: 'one_choice', question: 'The _____ war ended in 1991.' },
    ],
    ['true', 'Ice floats.{T}', { type: 'true_false' }],
    ['false in words', 'Ice sinks.{ FALSE }', { type: 'true_false' }],
    [
      'a short answer',
      'Who wrote Emma?{=Austen =Jane Austen}',
      { type: 'short_answer', correctAnswers: ['Austen', 'Jane Austen'] },
    ],
    ['a short answer without a sign', 'Who wrote Emma?{Austen}', { correctAnswers: ['Austen'] }],
    [
      'a missing word',
      'Two and two make {=four =4}.',
      { type: 'fill_blank', question: 'Two and two make _____.', correctAnswers: ['four', '4'] },
    ],
    [
      'several missing words',
      '{=Paris} lies on the {=Seine =river Seine}.',
      {
        type: 'fill_blank',
        question: '_____ lies on the _____.',
        correctAnswers: ['Paris', 'Seine|river Seine'],
      },
    ],
    [
      'a number',
      'When did it end?{#1945}',
      { type: 'short_answer', correctAnswers: ['1945'], grading: { match: 'number' } },
    ],
    ['a number with a tolerance', 'Pi?{#3.1416 : 0.0005}', { correctAnswers: ['3.1416:0.0005'] }],
    ['a range of numbers', 'Pi?{#3.141..3.142}', { correctAnswers: ['3.141..3.142'] }],
    ['several numbers', 'When?{#\n=1945:0\n=1946\n}', { correctAnswers: ['1945:0', '1946'] }],
    [
      'pairs',
      'Match.{=Peru -> Lima =Chile->Santiago = -> Quito}',
      {
        type: 'matching',
        pairs: [
          { left: 'Peru', right: 'Lima' },
          { left: 'Chile', right: 'Santiago' },
        ],
        distractors: ['Quito'],
        grading: { partialCredit: true },
      },
    ],
    ['an essay', 'Tell a story. {}', { type: 'essay', question: 'Tell a story.' }],
    [
      'an order',
      'Sort.{>2 ALL VERTICAL ALL_OR_NOTHING SHOW 123\nfirst\nsecond\n}',
      { type: 'ordering', items: ['first', 'second'] },
    ],
    ['an order without settings', 'Sort.{>first\nsecond}', { type: 'ordering', items: ['first', 'second'] }],
    ['a wildcard', 'Colour?{=gr*y}', { correctAnswers: ['gr*y'], grading: { match: 'pattern' } }],
    ['a star', 'Sign?{=\\\\*}', { correctAnswers: ['*'] }],
  ])('%s', (_case, text, question) => {
    expect(one(text)).toMatchObject({ line: 1, changes: [], question });
  });

  it('marks the right answer of true and false with feedback to each', () => {
    expect(one('Ice floats.{T#No, it does.#Yes.#### It is lighter.}')?.question).toMatchObject({
      explanation: 'It is lighter.',
      options: [
        { text: 'True', isCorrect: true, explanation: 'Yes.' },
        { text: 'False', isCorrect: false, explanation: 'No, it does.' },
      ],
    });
    expect(marked(one('Ice sinks.{f}'))).toEqual(['-True', '+False']);
  });

  it('takes feedback to options along', () => {
    const item = one('Which?{~a#not this\n=b#this\n~c\n####because}');
    expect(item?.question?.options?.map(({ explanation }) => explanation)).toEqual([
      'not this',
      'this',
      undefined,
    ]);
    expect(item?.question?.explanation).toBe('because');
  });
});

describe('weights of GIFT', () => {
  it.each([
    ['equal shares', 'W?{~%50%a ~%50%b ~%-50%c}', ['+a', '+b', '-c'], true, []],
    ['all taken away by one wrong choice', 'W?{~%50%a ~%50%b ~%-100%c}', ['+a', '+b', '-c'], undefined, []],
    [
      'nothing taken away',
      'W?{~%33.33333%a ~%33.33333%b ~%33.33333%c ~d}',
      ['+a', '+b', '+c', '-d'],
      true,
      ['A wrong choice now takes off as much as a right one gives'],
    ],
    [
      'unequal shares',
      'W?{~%75%a ~%25%b ~%-50%c}',
      ['+a', '+b', '-c'],
      true,
      ['The right options had different weights and count the same now'],
    ],
    ['a single right one', 'W?{~%100%a ~%-100%b}', ['+a', '-b'], undefined, []],
  ])('of several options: %s', (_case, text, options, partialCredit, changes) => {
    const item = one(text);
    expect(item?.question).toMatchObject({ type: 'multiple_choice' });
    expect(marked(item)).toEqual(options);
    expect(item?.question).toMatchObject(partialCredit ? { grading: { partialCredit } } : {});
    expect(item?.question && 'grading' in item.question).toBe(partialCredit === true);
    expect(item?.changes).toEqual(changes);
  });

  it('keeps one right option and says what the others gave', () => {
    const item = one('From?{~Jerusalem ~%25%Bethlehem =Nazareth ~%-10%Rome}');
    expect(marked(item)).toEqual(['-Jerusalem', '-Bethlehem', '+Nazareth', '-Rome']);
    expect(item?.changes).toEqual([
      '“Bethlehem” gave 25 % of the points and gives none now',
      'A wrong choice no longer takes points off',
    ]);
  });

  it('accepts only written answers that give all points', () => {
    const item = one('From?{=Nazareth#Yes =%75%Nazereth =%0%*#No}');
    expect(item?.question).toMatchObject({ correctAnswers: ['Nazareth'] });
    expect(item?.changes).toEqual([
      '“Nazereth” gave 75 % of the points and is not accepted now',
      'Feedback on single answers was left out',
    ]);
  });
});

describe('answers of GIFT that come before others', () => {
  it.each([
    [
      'a wrong word before a wildcard',
      'W?{=%0%Paris =P*s}',
      ['“Paris” gave 0 % of the points and is accepted now, because it fits “P*s”'],
    ],
    [
      'a partly right word before everything',
      'W?{=%50%ab =*b}',
      ['“ab” gave 50 % of the points and is accepted now, because it fits “*b”'],
    ],
    [
      'a wrong wildcard before a word',
      'W?{=%0%p* =Paris}',
      ['“p*” gave 0 % of the points and is accepted now, because it fits “Paris”'],
    ],
    [
      'a wrong number before a range',
      'W?{#=%0%3:0 =1..5}',
      ['“3:0” gave 0 % of the points and is accepted now, because it fits “1..5”'],
    ],
    [
      'many wrong words before everything',
      `W?{${Array.from({ length: 8 }, (_, n) => `=%0%a${n}`).join('')}=a*}`,
      expect.objectContaining({ length: 6, 5: 'So do 3 more answers' }),
    ],
    ['a wrong word that fits nothing', 'W?{=%0%Lyon =P*s}', []],
    ['a wrong word behind the wildcard', 'W?{=P*s =%0%Paris}', []],
    ['a wrong number beside the range', 'W?{#=%0%7 =1..5}', []],
    ['a cost', 'W?{=a =%-50%b}', ['A wrong answer no longer takes points off']],
  ])('%s', (_case, text, changes) => {
    expect(one(text)?.changes).toEqual(changes);
  });
});

describe('numbers of GIFT with commas', () => {
  it.each([
    ['W?{#3,14:0,01}', { correctAnswers: ['3,14:0,01'] }],
    ['W?{~%33,33333%a ~%33,33333%b ~%33,33333%c ~%-33,33333%d}', { grading: { partialCredit: true } }],
  ])('%s', (text, question) => {
    expect(one(text)).toMatchObject({ changes: [], question });
  });
});

describe('texts of GIFT', () => {
  it.each([
    ['escaped signs', String.raw`1 \= \{1\} \~ \# \: \\ ?{=a ~\=b}`, String.raw`1 = {1} ~ # : \ ?`],
    ['line breaks', String.raw`one\ntwo{=a ~b}`, 'one\ntwo'],
    ['a backslash before n', String.raw`\\n{=a ~b}`, String.raw`\n`],
    ['other backslashes, as in formulas', String.raw`\frac12{=a ~b}`, String.raw`\frac12`],
    ['lines of the file with their indentation', 'one\n   two{=a ~b}', 'one\n   two'],
    ['code in HTML', '[html]<pre>\nif x\\:\n    y\n\tz\n</pre>ok?{T}', '```\nif x:\n    y\n\tz\n```\n\nok?'],
    ['code in the usual format', 'So?<pre>if x\\:\n    y</pre>{T}', 'So?\n\n```\nif x:\n    y\n```'],
    ['code between fences', '[markdown]So?\n```\nif x\\:\n    y\n```{T}', 'So?\n```\nif x:\n    y\n```'],
    [
      'code in the usual format',
      'So *?\n```py\nif x\\:\n    *y\n```\nok?{T}',
      'So *?\n```py\nif x:\n    *y\n```\nok?',
    ],
    ['indented plain text', '[plain]if x\\:\n    y{T}', 'if x:\n    y'],
    ['formulas without HTML', String.raw`Is $$x\=2$$ or \\(y\\)?{T}`, 'Is $$x=2$$ or $y$?'],
    ['formulas in lines', String.raw`Is\n\\[x^2\\]\n5 $ and $6?{T}`, 'Is\n$$x^2$$\n5 $ and $6?'],
    ['formulas in Markdown', '[markdown]Is \\\\(y\\\\) *or* `\\\\(z\\\\)`?{T}', 'Is $y$ *or* `\\(z\\)`?'],
    ['signs of formulas in plain text', '[plain]Is $$x$$ it?{T}', 'Is \\$\\$x\\$\\$ it?'],
    ['spaces that do not break', '[html]if x\\:<br>&nbsp; &nbsp; y{T}', 'if x:\n    y'],
    ['a title', '::Title::What?{=a ~b}', 'What?'],
    ['HTML', '[html]<p>a <b>b</b></p>{=a ~b}', 'a **b**'],
    ['HTML in the usual format', 'a <i>b</i> &amp; c{=a ~b}', 'a *b* & c'],
    ['comparisons, which are no HTML', 'a < b{=a ~b}', 'a < b'],
    ['plain text', '[plain]a <b>b</b>{=a ~b}', 'a <b>b</b>'],
    ['Markdown', '[markdown]a **b**{=a ~b}', 'a **b**'],
    ['signs in plain text', '[plain]/*a*/ 2*3{=a ~b}', '/\\*a\\*/ 2*3'],
    ['signs in the usual format', 'Is *p a pointer, *q*?{T}', 'Is \\*p a pointer, \\*q\\*?'],
    ['comparisons in HTML', 'if a<b then <b>c</b>{=a ~b}', 'if a<b then **c**'],
    [
      'formulas',
      '<math><msup><mi>x</mi><mi>k</mi></msup></math>{=a ~b}',
      '<math alttext="x^k"><msup><mi>x</mi><mi>k</mi></msup></math>',
    ],
  ])('%s', (_case, text, question) => {
    expect(one(text)?.question?.question).toBe(question);
  });

  it('joins the lines of an answer by a space, which has no line break', () => {
    const changes = ['The lines of an answer were joined by spaces'];
    expect(one('Big apple? {=New\n  York}')).toMatchObject({
      question: { correctAnswers: ['New York'] },
      changes,
    });
    expect(marked(one('Big apple? {=New\r\n\tYork ~[html]Los<br>Angeles}'.replace('\r', '')))).toEqual([
      '+New York',
      '-Los\nAngeles',
    ]);
    expect(one('Pairs? {=New\nYork -> big\napple =a -> b}')).toMatchObject({
      question: { pairs: [{ left: 'New York', right: 'big apple' }, {}] },
      changes,
    });
  });

  it('reads formulas in options', () => {
    expect(marked(one(String.raw`Solve \\(x\=2\\) {=$$x\=2$$ ~\\(b\\) ~c}`))).toEqual([
      '+$$x=2$$',
      '-$b$',
      '-c',
    ]);
  });

  it('reads options in the format of the question, or in their own', () => {
    expect(marked(one('[html]W?{=<b>a</b> ~[plain]<i>b</i>}'))).toEqual(['+**a**', '-<i>b</i>']);
  });

  it('names what could not come along', () => {
    expect(one('[html]<img src="a.png"> W?{=a ~b}')?.changes).toEqual(['A picture was left out']);
  });
});

describe('a file of GIFT', () => {
  it('skips comments, counts lines and makes categories tags', () => {
    const items = read(
      '\uFEFF// comment',
      '$CATEGORY: $course$/top/Rivers/Big // ones',
      'A?{=a ~b}',
      '',
      '// another',
      '::t::B?',
      '// inside',
      '{T}',
      '',
      '$CATEGORY: top/Default for Course',
      '',
      'C?{=c}',
    );
    expect(items.map(({ line, question }) => [line, question?.question, question?.tags])).toEqual([
      [3, 'A?', ['Big / ones']],
      [6, 'B?', ['Big / ones']],
      [12, 'C?', []],
    ]);
  });

  it('takes tags from comments, as Moodle writes them', () => {
    const items = read(
      '// question: 1  name: x',
      String.raw`// [id:a-1] [tag:big rivers] [tag:a\]b]`,
      'A?{T}',
      '',
      'B?{T}',
    );
    expect(items.map(({ question, changes }) => [question?.tags, changes])).toEqual([
      [['big rivers', 'a]b'], []],
      [[], []],
    ]);
  });

  it('reads a text without a question as one to read before others', () => {
    expect(read('$CATEGORY: a', '[html]<b>Read</b> this.')).toMatchObject([
      { line: 2, passage: { title: '', text: '**Read** this.' }, section: 'a' },
    ]);
  });

  it('reads all line ends', () => {
    expect(readGift('A?{T}\r\n\r\nB?{F}\r\rC?{T}').map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it.each([
    [
      'a description',
      'Now to something else.',
      'This is a text without a question, and no question follows it',
    ],
    ['an open brace', 'What?{=a', 'A brace is not closed'],
    ['a brace too many', 'What?}{=a}', 'A brace is closed that was not opened'],
    ['no text', '{=a ~b}', 'There is no question text'],
    ['no right option', 'What?{~a ~b}', 'No option gives all points'],
    ['two right options', 'What?{=a =b ~c}', 'More than one option gives all points'],
    ['one option', 'What?{~%100%a}', 'There are fewer than two different options'],
    [
      'an option twice with different points',
      'What?{=a ~a ~b}',
      'The option “a” is there with different points',
    ],
    ['no number', 'What?{#}', 'There is no number to compare with'],
    ['half a pair', 'What?{=a -> b =c}', '“c” is matched with nothing'],
    [
      'answers of two kinds',
      'Is {T} or {=a}?',
      'A question has more than one set of answers, and they are not all blanks to fill',
    ],
  ])('drops %s', (_case, text, problem) => {
    expect(readGift(`${text}\n\nFine?{T}`)).toMatchObject([
      { line: 1, problem },
      { question: { type: 'true_false' } },
    ]);
  });
});
