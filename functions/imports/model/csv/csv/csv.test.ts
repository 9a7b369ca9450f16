import { describe, expect, it } from 'vitest';
import { readCsv } from '../csv.ts';

const read = (...lines: string[]) => readCsv(lines.join('\n'));
const HEADER = 'question,type,option1,option2,option3,correct,points,timeLimit,explanation,difficulty,tags';
const row = (line: string) => read(HEADER, line)[0];
const correct = (item: ReturnType<typeof read>[number] | undefined) =>
  item?.question?.options?.filter(({ isCorrect }) => isCorrect).map(({ text }) => text);

describe('readCsv', () => {
  it('reads every column', () => {
    expect(
      row('"Capital of France, today?",one_choice,Lyon,Paris,Nice,Paris,5,20,It is.,easy,geo; france'),
    ).toEqual({
      line: 2,
      excerpt: 'Capital of France, today?',
      changes: [],
      question: {
        type: 'one_choice',
        question: 'Capital of France, today?',
        description: '',
        explanation: 'It is.',
        options: [
          { text: 'Lyon', isCorrect: false },
          { text: 'Paris', isCorrect: true },
          { text: 'Nice', isCorrect: false },
        ],
        points: 5,
        timeLimit: 20,
        difficulty: 'easy',
        tags: ['geo', 'france'],
      },
    });
  });

  it('takes columns in any order, under other names, with semicolons or tabs and a byte order mark', () => {
    const semicolons = read('\uFEFFRight Answer;Option B;Option A;Stem', 'b;Two;One;Which?');
    const tabs = read('Question\tChoice 1\tChoice 2\tAnswer\tLevel', 'Which?\tOne\tTwo\t2\tHARD');
    expect(correct(semicolons[0])).toEqual(['Two']);
    expect(correct(tabs[0])).toEqual(['Two']);
    expect(tabs[0]?.question?.difficulty).toBe('hard');
  });

  it.each([
    ['text', 'One', ['One']],
    ['text in other case', 'one', ['One']],
    ['letter', 'B', ['Two']],
    ['number', '3', ['Three']],
    ['several letters', 'a;C', ['One', 'Three']],
    ['several texts', 'One|Two', ['One', 'Two']],
  ])('finds the correct options by %s', (_case, cell, expected) => {
    expect(correct(row(`Which?,multiple_choice,One,Two,Three,${cell},,,,,`))).toEqual(expected);
  });

  it('takes a text that contains separators for one option first', () => {
    expect(correct(row('Which?,,"a, b",c,d,"a, b",,,,,'))).toEqual(['a, b']);
  });

  it.each([
    ['choice', 'Which?,,One,Two,,One', 'one_choice'],
    ['several correct', 'Which?,,One,Two,Three,1;2', 'multiple_choice'],
    ['true and false', 'So?,,True,False,,True', 'true_false'],
    ['no options', 'Who?,,,,,Goethe', 'short_answer'],
    ['a blank', 'Gold is ___.,,,,,Au', 'fill_blank'],
    ['Multiple Choice with one key', 'Which?,Multiple Choice,One,Two,,One', 'one_choice'],
    ['Multiple Choice with several', 'Which?,Multiple Choice,One,Two,Three,One;Two', 'multiple_choice'],
    ['the own name', 'Which?,multiple_choice,One,Two,,One', 'multiple_choice'],
    ['Checkbox', 'Which?,Checkbox,One,Two,,One', 'multiple_choice'],
    ['Open-Ended', 'Why?,Open-Ended,,,,', 'essay'],
    ['a blank that is missing', 'Capital?,Fill-in-the-Blank,,,,Rome', 'short_answer'],
    ['T/F', 'So?,T/F,,,,t', 'true_false'],
  ])('type of %s', (_case, line, type) => {
    expect(row(line)?.question?.type).toBe(type);
  });

  it('reads accepted answers and blanks', () => {
    expect(row('Who?,short_answer,,,,Goethe | J. W. Goethe; G.')?.question?.correctAnswers).toEqual([
      'Goethe',
      'J. W. Goethe',
      'G.',
    ]);
    expect(row('___ and ___,fill_blank,,,,a|b;c')?.question?.correctAnswers).toEqual(['a|b', 'c']);
  });

  it('keeps line breaks and quotes inside cells and counts lines', () => {
    const items = read(HEADER, '"First', 'line of ""two""",,One,Two,,One', '', 'Second?,,One,Two,,Two');
    expect(items.map(({ line, question }) => [line, question?.question])).toEqual([
      [2, 'First\nline of "two"'],
      [5, 'Second?'],
    ]);
  });

  it('does not treat a quotation mark inside a cell as a quote', () => {
    expect(row('A 5" disk?,,One,Two,,One')?.question?.question).toBe('A 5" disk?');
  });

  it('loses one row to an unclosed quotation mark, not the rest of the file', () => {
    const items = read(HEADER, '"Broken?,,One,Two,,One', 'Fine?,,One,Two,,One');
    expect(items.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'A quotation mark is not closed'],
      [3, undefined],
    ]);
  });

  it.each([
    ['0.5', 0.5],
    ['0.25', 0.25],
    ['2.75', 2.75],
    ['1.0', 1],
    ['1', 1],
    ['100', 100],
    ['"0,5"', 0.5],
    ['"1,25"', 1.25],
    ['.5', 0.5],
    ['1/2', 10, 'Points “1/2” are no number and became 10'],
    ['5 points', 5],
    ['٢', 2],
    ['', 10],
    ['0.1', 0.25, 'Points “0.1” were replaced by 0.25'],
    ['0.3', 0.25, 'Points “0.3” were replaced by 0.25'],
    ['33.33', 33.25, 'Points “33.33” were replaced by 33.25'],
    ['0', 0.25, 'Points “0” were replaced by 0.25'],
    ['-1', 0.25, 'Points “-1” were replaced by 0.25'],
    ['250', 100, 'Points “250” were replaced by 100'],
    ['many', 10, 'Points “many” are no number and became 10'],
  ])('reads points %s as %d', (cell, points, ...changes) => {
    const [item] = readCsv(`question,option1,option2,correct,points\nQ1?,a,b,1,${cell}`);
    expect([item?.question?.points, item?.changes]).toEqual([points, changes]);
  });

  it('keeps half points beside whole ones', () => {
    const items = readCsv('question,option1,option2,correct,points\nQ1?,a,b,1,0.5\nQ2?,c,d,1,1');
    expect(items.map(({ changes, question }) => [question?.points, changes])).toEqual([
      [0.5, []],
      [1, []],
    ]);
  });

  it('replaces what is out of range and says so', () => {
    const item = row(`Which?,,One,Two,One,One,500,-3,,expert,${'x'.repeat(50)};ok`);
    expect(item?.question).toMatchObject({ points: 100, timeLimit: 0, difficulty: 'medium', tags: ['ok'] });
    expect(item?.changes).toEqual([
      'A repeated option was removed',
      'Points “500” were replaced by 100',
      'Time limit “-3” was replaced by 0',
      'Difficulty “expert” was replaced by medium',
      'Tags that are too long or too many were removed',
    ]);
  });

  it.each([
    ['no question', ',,One,Two,,One', 'There is no question text'],
    ['no correct answer', 'Which?,,One,Two,,', 'There is no correct answer'],
    [
      'a correct answer that is no option',
      'Which?,,One,Two,,Four',
      'The correct answer “Four” is none of the options',
    ],
    ['a letter without option', 'Which?,,One,Two,,D', 'The correct answer “D” is none of the options'],
    [
      'a type that cannot be imported',
      'Which?,hotspot,,,,x',
      'Questions of the type “hotspot” cannot be imported',
    ],
    [
      'neither true nor false',
      'So?,true_false,,,,maybe',
      'The correct answer “maybe” is neither true nor false',
    ],
  ])('drops %s', (_case, line, problem) => {
    expect(row(line)).toMatchObject({ line: 2, problem });
  });

  it('needs a header that names the question column', () => {
    expect(read('Which?,One,Two,One')).toEqual([
      {
        line: 1,
        excerpt: 'Which? One Two One',
        changes: [],
        problem: 'One of the first 20 rows has to name the columns, one of them “question”',
      },
    ]);
  });

  const TOO_WIDE =
    'There are more cells than headings: a text that contains the sign between cells has to stand in quotation marks';

  it('refuses a row that a comma without quotation marks has moved', () => {
    const items = read(
      'question,option1,option2,correct,explanation',
      'Who, me?,a,b,a,Because',
      'Why, then?,b,b,b,',
      'Fine?,a,b,a,Because',
      'Short?,a,b,a',
      'Empty behind?,a,b,a,',
    );
    expect(items.map(({ problem }) => problem)).toEqual([
      TOO_WIDE,
      TOO_WIDE,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('does not mind that every row ends with a separator', () => {
    expect(read('question,option1,option2,correct', 'Which?,a,b,a,', 'Who?,a,b,b,').map(correct)).toEqual([
      ['a'],
      ['b'],
    ]);
  });

  it('finds the headings below titles, and the sign between cells by them', () => {
    const titles = Array.from({ length: 18 }, (_, index) => `Title ${index}, with, many, commas`);
    const below = (lines: string[]) =>
      read(...lines, 'Question;Option 1;Option 2;Correct', 'Which?;One;Two;2');
    expect(correct(below(titles)[0])).toEqual(['Two']);
    expect(below([...titles, 'a', 'b'])[0]?.problem).toMatch(/^One of the first 20 rows/);
  });

  it('takes the first row for the headings, whatever the rows below say', () => {
    const [item] = read('question,option1,option2,option3,correct', 'Question,Text,Answer,Type,Type');
    expect(item?.question?.question).toBe('Question');
  });

  it('names the columns that it left out, and does not count what only numbers rows', () => {
    const items = read(
      '#,Question,,Answer,Question ID,Lesson plan,Answer',
      '1,Who?,1,me,q7,Unit 1,',
      '2,What?,note,it,,Unit 2,really',
      '3,When?,,now,,,',
    );
    expect(items.map(({ changes }) => changes)).toEqual([
      ['The column “Lesson plan” was left out'],
      ['The columns “column 3”, “Lesson plan”, “Answer” were left out'],
      [],
    ]);
  });

  it('says that it takes other words for true and false', () => {
    const [item] = read('question,type,option1,option2,correct', 'So?,true_false,Yes,No,No');
    expect(item).toMatchObject({
      changes: ['The options are True and False instead of “Yes”, “No”'],
      question: {
        options: [
          { text: 'True', isCorrect: false },
          { text: 'False', isCorrect: true },
        ],
      },
    });
  });

  it('accepts the answers in the columns of options that the key names', () => {
    const [item] = read('question,type,option1,option2,correct', 'Who?,short_answer,Goethe,Schiller,1');
    expect(item).toMatchObject({
      changes: ['Options that are not right were left out'],
      question: { correctAnswers: ['Goethe'] },
    });
  });

  it('reads nothing out of nothing', () => {
    expect(read('')).toEqual([]);
    expect(read(HEADER)).toEqual([]);
  });

  it('reads pairs, orders and essays', () => {
    const items = read(
      'question,type,option1,option2,option3,correct',
      'Match,matching,Peru => Lima,Chile=>Santiago,=> Quito,',
      'Sort,ordering,first,second,third,',
      'Tell,essay,,,,',
    );
    expect(items.map(({ question }) => question)).toMatchObject([
      {
        type: 'matching',
        pairs: [
          { left: 'Peru', right: 'Lima' },
          { left: 'Chile', right: 'Santiago' },
        ],
        distractors: ['Quito'],
      },
      { type: 'ordering', items: ['first', 'second', 'third'] },
      { type: 'essay' },
    ]);
    expect(read('question,type,option1', 'Match,matching,Peru')[0]?.problem).toBe(
      '“Peru” is matched with nothing, “left => right” is needed',
    );
  });

  it('reads how an answer is graded and says what it does not know', () => {
    const [item] = read(
      'question,correct,grading',
      'How much?,4,number; Tolerance 0.5; ignore accents; by feeling',
    );
    expect(item?.question).toMatchObject({ grading: { match: 'number', tolerance: 0.5, foldAccents: true } });
    expect(item?.changes).toEqual(['Grading “by feeling” is not known']);
  });

  it.each([
    ['tolerance 0,01', 0.01],
    ['tolerance: 1e-3', 0.001],
    ['tolerance 1 000', undefined],
    ['tolerance 1,250', undefined],
    ['tolerance -1', undefined],
  ])('reads “%s” as %d', (cell, tolerance) => {
    const [item] = read('question,correct,grading', `How much?,4,"number; ${cell}"`);
    expect(item?.question).toMatchObject({ grading: { match: 'number', ...(tolerance && { tolerance }) } });
    expect(item?.changes).toEqual(tolerance ? [] : [`Grading “${cell}” is not known`]);
  });

  it('reads feedback to options, separators behind a backslash and guarded formulas', () => {
    const [choice, written, guarded] = read(
      'question,option1,option2,correct,feedback2',
      'Which?,a,b,b,yes',
      String.raw`Who?,,,a\|b | c,`,
      "Sum?,'=1+1,2,A,",
    );
    expect(choice?.question?.options).toEqual([
      { text: 'a', isCorrect: false },
      { text: 'b', isCorrect: true, explanation: 'yes' },
    ]);
    expect(written?.question?.correctAnswers).toEqual(['a|b', 'c']);
    expect(correct(guarded)).toEqual(['=1+1']);
  });
});
