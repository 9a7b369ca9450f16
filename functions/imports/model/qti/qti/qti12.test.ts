import { describe, expect, it } from 'vitest';
import { ImportedFiles } from '../../files.ts';
import { readQuestions } from '../../index.ts';
import { readQtiText } from '../qti.ts';
import { readQtiPackage } from '../qti-package.ts';
import { packed } from '../../testing/qti-package.ts';
import {
  bank,
  blackboardFeedback,
  blackboardFlow,
  blackboardItem,
  blackboardLabel,
  blackboardRules,
  canvasItem,
  entry,
  equal,
  label,
  lid,
  quiz,
  responseBlock,
  rule,
} from '../../testing/qti12.ts';

const one = (item: string) => readQtiText(quiz(item))[0];
const options = label('1', 'Paris') + label('2', 'Lyon') + label('3', 'Nice');

describe('a quiz of Canvas', () => {
  it.each([
    [
      'choice of one',
      canvasItem({
        type: 'multiple_choice_question',
        stem: 'The <b>capital</b>?',
        responses: lid('response1', options),
        rules: `<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>${rule(equal(1))}`,
        feedback: { general_fb: 'See map', '2_fb': 'No' },
      }),
      {
        type: 'one_choice',
        question: 'The **capital**?',
        points: 2,
        explanation: 'See map',
        options: [
          { text: 'Paris', isCorrect: true },
          { text: 'Lyon', isCorrect: false, explanation: 'No' },
          { text: 'Nice', isCorrect: false },
        ],
      },
      [],
    ],
    [
      'true or false',
      canvasItem({
        type: 'true_false_question',
        stem: 'So?',
        responses: lid('response1', label('8', 'True') + label('9', 'False')),
        rules: rule(equal(9)),
      }),
      { type: 'true_false', options: [{ isCorrect: false }, { isCorrect: true }] },
      [],
    ],
    [
      'several answers, all or nothing',
      canvasItem({
        type: 'multiple_answers_question',
        stem: 'Which?',
        responses: lid('response1', options, { cardinality: 'Multiple' }),
        rules: rule(`<and>${equal(1)}${equal(3)}<not>${equal(2)}</not></and>`),
      }),
      { type: 'multiple_choice', options: [{ isCorrect: true }, { isCorrect: false }, { isCorrect: true }] },
      [],
    ],
    [
      'short answer',
      canvasItem({
        type: 'short_answer_question',
        stem: 'Who?',
        responses: entry(),
        rules: rule(equal('Curie') + equal('Marie Curie')),
      }),
      { type: 'short_answer', correctAnswers: ['Curie', 'Marie Curie'] },
      [],
    ],
    [
      'several blanks',
      canvasItem({
        type: 'fill_in_multiple_blanks_question',
        stem: 'Roses are [color1], violets are [color2].',
        responses:
          lid('response_color2', label('21', 'blue'), { text: 'color2' }) +
          lid('response_color1', label('11', 'red') + label('12', 'scarlet'), { text: 'color1' }),
        rules: rule(equal(11, 'response_color1'), 50, 'Add') + rule(equal(21, 'response_color2'), 50, 'Add'),
      }),
      {
        type: 'fill_blank',
        question: 'Roses are ___, violets are ___.',
        correctAnswers: ['red|scarlet', 'blue'],
        grading: { partialCredit: true },
      },
      [],
    ],
    [
      'lists to choose from',
      canvasItem({
        type: 'multiple_dropdowns_question',
        stem: 'Roses are [a] and [b].',
        responses:
          lid('response_a', label('11', 'red') + label('12', 'loud'), { text: 'a' }) +
          lid('response_b', label('21', 'soft') + label('22', 'hard'), { text: 'b' }),
        rules: rule(equal(11, 'response_a'), 50, 'Add') + rule(equal(21, 'response_b'), 50, 'Add'),
      }),
      { type: 'fill_blank', correctAnswers: ['red', 'soft'] },
      ['A blank with a list to choose from became a blank to fill in'],
    ],
    [
      'matching',
      canvasItem({
        type: 'matching_question',
        stem: 'Match.',
        responses: [
          ['7', 'France'],
          ['8', 'Italy'],
        ]
          .map(([ident, text]) =>
            lid(`response_${ident}`, label('1', 'Paris') + label('2', 'Rome') + label('3', 'Bern'), {
              text: text ?? '',
            }),
          )
          .join(''),
        rules: rule(equal(1, 'response_7'), '50.00', 'Add') + rule(equal(2, 'response_8'), '50.00', 'Add'),
      }),
      {
        type: 'matching',
        question: 'Match.',
        pairs: [
          { left: 'France', right: 'Paris' },
          { left: 'Italy', right: 'Rome' },
        ],
        distractors: ['Bern'],
        grading: { partialCredit: true },
      },
      [],
    ],
    [
      'a number with a margin, and a range',
      canvasItem({
        type: 'numerical_question',
        stem: 'Pi?',
        responses: entry(' fibtype="Decimal"'),
        rules:
          rule(
            `<or>${equal('3.14')}<and><vargte respident="response1">3.13</vargte><varlte respident="response1">3.15</varlte></and></or>`,
          ) + rule('<vargte respident="response1">4</vargte><varlte respident="response1">5</varlte>'),
      }),
      { type: 'short_answer', correctAnswers: ['3.14:0.01', '4..5'], grading: { match: 'number' } },
      [],
    ],
    [
      'essay',
      canvasItem({
        type: 'essay_question',
        stem: 'Why?',
        responses: entry(),
        rules: '<respcondition continue="No"><conditionvar><other/></conditionvar></respcondition>',
      }),
      { type: 'essay', question: 'Why?' },
      [],
    ],
  ])('is read: %s', (_case, source, question, changes) => {
    expect(one(source)).toMatchObject({ question, changes });
  });

  it.each([
    ['calculated_question', 'Questions of the type “calculated_question” cannot be imported'],
    ['file_upload_question', 'Questions of the type “file_upload_question” cannot be imported'],
  ])('drops what nothing here is like: %s', (type, problem) => {
    expect(one(canvasItem({ type, stem: 'x', responses: entry() }))?.problem).toBe(problem);
  });

  it('has texts to read before questions, and says what was drawn by chance', async () => {
    const essay = (stem: string) => canvasItem({ type: 'essay_question', stem, responses: entry() });
    const group = `<section ident="g"><selection_ordering><selection><selection_number>1</selection_number></selection></selection_ordering>${essay('Three?')}</section>`;
    const { questions, passages, report } = await readQuestions({
      source: quiz(
        canvasItem({ type: 'text_only_question', stem: 'Read <i>this</i>' }),
        essay('Two?'),
        group,
      ),
    });
    expect(passages).toMatchObject([{ text: 'Read *this*' }]);
    expect(questions.map(({ question, passageId }) => [question, passageId !== undefined])).toEqual([
      ['Two?', true],
      ['Three?', false],
    ]);
    expect(report.at(-1)?.reason).toBe(
      'Some questions of its group were drawn by chance: all of them are here',
    );
  });
});

describe('a test of Blackboard', () => {
  const choices =
    blackboardLabel('a1', 'red') + blackboardLabel('a2', 'blue') + blackboardLabel('a3', 'green');
  const response = (labels: string) =>
    responseBlock(
      `<response_lid ident="response" rcardinality="Single" rtiming="No"><render_choice maxnumber="0" minnumber="0" shuffle="Yes">${labels}</render_choice></response_lid>`,
    );
  const text = responseBlock(
    '<response_str ident="response" rcardinality="Single" rtiming="No"><render_fib charset="us-ascii"/></response_str>',
  );

  it.each([
    [
      'Multiple Choice',
      response(choices),
      equal('a2', 'response', ' case="No"'),
      {
        type: 'one_choice',
        points: 5,
        options: [{ text: 'red', isCorrect: false }, { isCorrect: true }, { isCorrect: false }],
      },
    ],
    [
      'True/False',
      response(blackboardLabel('true', 'true') + blackboardLabel('false', 'false')),
      equal('false', 'response'),
      { type: 'true_false', options: [{ isCorrect: false }, { isCorrect: true }] },
    ],
    [
      'Either/Or',
      response(blackboardLabel('yes_no.true', 'yes.yes_no') + blackboardLabel('yes_no.false', 'no.yes_no')),
      equal('yes_no.true', 'response'),
      {
        type: 'one_choice',
        options: [
          { text: 'yes', isCorrect: true },
          { text: 'no', isCorrect: false },
        ],
      },
    ],
    [
      'Multiple Answer',
      response(choices),
      `<and>${equal('a1', 'response')}<not>${equal('a2', 'response')}</not>${equal('a3', 'response')}</and>`,
      { type: 'multiple_choice', options: [{ isCorrect: true }, { isCorrect: false }, { isCorrect: true }] },
    ],
    [
      'Ordering',
      responseBlock(
        `<response_lid ident="response" rcardinality="Ordered"><render_choice shuffle="No">${choices}</render_choice></response_lid>`,
      ),
      `<and>${equal('a3', 'response')}${equal('a1', 'response')}${equal('a2', 'response')}</and>`,
      { type: 'ordering', items: ['green', 'red', 'blue'] },
    ],
    [
      'Fill in the Blank',
      text,
      equal('iron', 'response'),
      { type: 'short_answer', correctAnswers: ['iron'] },
    ],
    ['Essay', text, '<other/>', { type: 'essay' }],
    [
      'Numeric',
      text,
      `<and><vargte respident="response">9</vargte><varlte respident="response">11</varlte>${equal(10, 'response')}</and>`,
      { type: 'short_answer', correctAnswers: ['10:1'], grading: { match: 'number' } },
    ],
  ])('is read: %s', (type, responses, condition, question) => {
    const item = blackboardItem({ type, stem: '<p>What?</p>', responses, rules: blackboardRules(condition) });
    expect(one(item)).toMatchObject({ question: { question: 'What?', ...question }, changes: [] });
  });

  it('keeps what right and wrong answers were told', () => {
    const item = blackboardItem({
      type: 'Multiple Choice',
      stem: 'What?',
      responses: response(choices),
      rules: blackboardRules(equal('a2', 'response')),
      more: blackboardFeedback('correct', 'Yes.') + blackboardFeedback('incorrect', 'No.'),
    });
    expect(one(item)).toMatchObject({
      question: { explanation: 'Yes.\n\nNo.' },
      changes: ['Feedback to right and wrong answers became one explanation'],
    });
  });

  it('is read: Matching, whose right sides stand apart', () => {
    const side = (ident: string, left: string) =>
      blackboardFlow(
        left,
        `<response_lid ident="${ident}" rcardinality="Single"><render_choice shuffle="Yes"><flow_label class="Block"><response_label ident="${ident}x"/><response_label ident="${ident}y"/></flow_label></render_choice></response_lid>`,
      );
    const shown = (ident: string, key: string) =>
      `<respcondition><conditionvar><varequal respident="${ident}">${key}</varequal></conditionvar><displayfeedback linkrefid="correct"/></respcondition>`;
    const item = blackboardItem({
      type: 'Matching',
      stem: 'Match.',
      responses: `${responseBlock(side('m', 'Mars') + side('e', 'Earth'))}<flow class="RIGHT_MATCH_BLOCK">${blackboardFlow('Luna')}${blackboardFlow('Phobos')}</flow>`,
      rules: shown('m', 'my') + shown('e', 'ex'),
    });
    expect(one(item)?.question).toMatchObject({
      type: 'matching',
      question: 'Match.',
      pairs: [
        { left: 'Mars', right: 'Phobos' },
        { left: 'Earth', right: 'Luna' },
      ],
    });
  });

  it('is read: several blanks of their names', () => {
    const blank = (ident: string) =>
      `<response_str ident="${ident}" rcardinality="Single"><render_fib/></response_str>`;
    const item = blackboardItem({
      type: 'Fill in the Blank Plus',
      stem: 'A [x] and a [y].',
      responses: responseBlock(blank('x') + blank('y')),
      rules: blackboardRules(
        `<and><or>${equal('cat', 'x')}${equal('tom', 'x')}</or><or>${equal('dog', 'y')}</or></and>`,
      ),
    });
    expect(one(item)?.question).toMatchObject({
      type: 'fill_blank',
      question: 'A ___ and a ___.',
      correctAnswers: ['cat|tom', 'dog'],
    });
  });
});

describe('QTI 1.2 of other programs', () => {
  it('may have its blank inside of a sentence, and its pictures as material', () => {
    const item = `<item><presentation><flow><material><mattext>The symbol of iron is</mattext></material><response_str ident="R"><render_fib/></response_str><material><mattext>.</mattext></material></flow></presentation><resprocessing><outcomes><decvar varname="SCORE" maxvalue="3"/></outcomes><respcondition><conditionvar><varequal respident="R">Fe</varequal></conditionvar><setvar>3</setvar></respcondition></resprocessing></item>`;
    expect(one(item)?.question).toMatchObject({
      type: 'fill_blank',
      question: 'The symbol of iron is ___.',
      correctAnswers: ['Fe'],
      points: 3,
    });
  });

  it('says what it leaves out', () => {
    const picture = canvasItem({
      type: 'essay_question',
      stem: '<u>a</u> <img src="b.png">',
      responses: entry(),
    });
    expect(one(picture)?.changes).toEqual(['Underlined text is in italics now', 'A picture was left out']);
    const hotspot = `<item><presentation><material><mattext>x</mattext></material><response_xy ident="R"><render_hotspot/></response_xy></presentation></item>`;
    expect(one(hotspot)?.problem).toBe('Questions of the type “render_hotspot” cannot be imported');
    const intro = quiz('').replace(
      '<section',
      '<presentation_material><flow_mat><material><mattext>Good luck</mattext></material></flow_mat></presentation_material><section',
    );
    expect(readQtiText(intro)[0]?.problem).toBe('The introduction of a test is no question');
  });
});

describe('a package of QTI 1.2', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const files = () =>
    new ImportedFiles(
      (name, type) => `media/u1/${name}.${type.split('/')[1]}`,
      () => true,
    );
  const resource = (type: string, file: string, more = '') =>
    `<resource identifier="r${file.length}" type="${type}"${more}><file href="${file}"/></resource>`;
  const manifest = (...resources: string[]) =>
    `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:bb="http://www.blackboard.com/content-packaging/"><resources>${resources.join('')}</resources></manifest>`;
  const essay = (stem: string) => canvasItem({ type: 'essay_question', stem, responses: entry() });
  const shown = (bytes: Uint8Array) =>
    readQtiPackage(bytes, files()).map(({ question, problem, changes }) => [
      question?.question ?? problem,
      question?.media?.alt ?? '',
      ...changes,
    ]);

  it.each([
    '$IMS-CC-FILEBASE$/Uploaded%20Media/a%20b.png',
    '%24IMS-CC-FILEBASE%24/Uploaded%20Media/a%20b.png?canvas_=1',
  ])('of Canvas has quizzes, banks and pictures: %s', (source) => {
    const bytes = packed({
      'imsmanifest.xml': manifest(
        resource('imsqti_xmlv1p2', 'g2/g2.xml'),
        resource(
          'associatedcontent/imscc_xmlv1p1/learning-application-resource',
          'non_cc_assessments/g1.xml.qti',
        ),
      ),
      'g2/g2.xml': quiz(essay(`Two? <img src="${source}" alt="two">`)),
      'g2/assessment_meta.xml': '<quiz xmlns="http://canvas.instructure.com/xsd/cccv1p0"/>',
      'non_cc_assessments/g1.xml.qti': bank(essay('One?')),
      'web_resources/Uploaded Media/a b.png': PNG,
    });
    expect(shown(bytes)).toEqual([
      ['Two?', 'two'],
      ['One?', ''],
    ]);
  });

  it('of a whole course has each quiz once', () => {
    const bytes = packed({
      'imsmanifest.xml': manifest(
        resource('imsqti_xmlv1p2/imscc_xmlv1p1/assessment', 'g2/assessment_qti.xml'),
      ),
      'g2/assessment_qti.xml': quiz(essay('Two?')),
      'non_cc_assessments/g2.xml.qti': quiz(essay('Two?'), essay('Three?')),
    });
    expect(shown(bytes)).toEqual([
      ['Two?', ''],
      ['Three?', ''],
    ]);
  });

  it('of Blackboard has pools in data files, and pictures of its content collection', async () => {
    const item = (source: string) =>
      blackboardItem({
        type: 'Essay',
        stem: `<p>Look <img src="${source}" alt="map"></p>`,
        responses: responseBlock('<response_str ident="response"><render_fib/></response_str>'),
        rules: '',
      });
    const bytes = packed({
      'imsmanifest.xml': manifest(
        '<resource bb:file="res00001.dat" bb:title="Pool" identifier="res00001" type="assessment/x-bb-qti-pool" xml:base="res00001"/>',
      ),
      'res00001.dat': quiz(
        item('@X@EmbeddedFile.requestUrlStub@X@bbcswebdav/xid-12_1'),
        item('@X@EmbeddedFile.location@X@chart.png'),
      ),
      'res00002.dat': '<parentContextInfo/>',
      'csfiles/home_dir/map__xid-12_1.png': PNG,
      'csfiles/home_dir/other__xid-12_12.png': PNG,
      'res00001/chart.png': PNG,
    });
    expect(shown(bytes)).toEqual([
      ['Look', 'map'],
      ['Look', 'map'],
    ]);
    expect(await readQuestions({ source: bytes })).toMatchObject({ format: 'qti' });
  });
});
