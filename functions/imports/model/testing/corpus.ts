/**
 * Rows of spreadsheets as they come from other platforms, and what has to become of them. The headings are those of the
 * platforms' own templates, as found in public repositories: Kahoot! in pacphi/kahoot-quiz-generator and, with Blooket
 * and Gimkit, in slowpoke111/Blooket-Creator; Quizizz from its template's columns. The rows are our own.
 */

/** The rows above the questions, down to the headings. */
export const TEMPLATES = {
  Kahoot: [
    ['', '', '', '', '', '', '', ''],
    ['', 'Quiz template'],
    [
      '',
      'Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).',
    ],
    ['', 'Remember: questions have a limit of 120 characters and answers can have 75 characters max.'],
    ['', 'See an example question below (don’t forget to overwrite this with your first question!)'],
    [
      '',
      'And remember, if you’re not using Excel you need to export to .xlsx format before you upload to Kahoot!',
    ],
    [''],
    [
      '',
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Answer 3 - max 75 characters',
      'Answer 4 - max 75 characters',
      'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
      'Correct answer(s) - choose at least one',
    ],
  ],
  Blooket: [
    ['Blooket\nImport Template', '', '', '', '', '', '', ''],
    [
      'Question #',
      'Question Text',
      'Answer 1',
      'Answer 2',
      'Answer 3\n(Optional)',
      'Answer 4\n(Optional)',
      'Time Limit (sec)\n(Max: 300 seconds)',
      'Correct Answer(s)\n(Only include Answer #)',
    ],
  ],
  Gimkit: [
    ['Gimkit Spreadsheet Import Template', '', '', '', ''],
    [
      'Question',
      'Correct Answer',
      'Incorrect Answer 1',
      'Incorrect Answer 2 (Optional)',
      'Incorrect Answer 3 (Optional)',
    ],
  ],
  Quizizz: [
    [
      'Question Text',
      'Question Type',
      'Option 1',
      'Option 2',
      'Option 3',
      'Option 4',
      'Option 5',
      'Correct Answer',
      'Time in seconds',
      'Image Link',
      'Answer explanation',
    ],
  ],
  plain: [['Question', 'Option A', 'Option B', 'Option C', 'Option D', 'Answer']],
  German: [
    ['sep=;'],
    [
      'Nr.',
      'Frage',
      'Fragetyp',
      'Antwort 1',
      'Antwort 2',
      'Antwort 3',
      'Richtige Antwort(en)',
      'Schwierigkeit',
    ],
  ],
  French: [['Énoncé', 'Type', 'Réponse A', 'Réponse B', 'Réponse C', 'Bonne réponse (A, B ou C)', 'Thème']],
  Spanish: [['Pregunta', 'Opción 1', 'Opción 2', 'Respuesta correcta', 'Explicación']],
  numbered: [['No.', 'Question', 'Option 1', 'Option 2', 'Option 4', 'Correct', 'Lesson', 'ID']],
} satisfies Record<string, string[][]>;
export type TemplateName = keyof typeof TEMPLATES;

/** A row of cells, and what becomes of it; nothing where it is none. Rows of one table stand together. */
export interface Section {
  of: string;
  rows: [cells: string[], is: string][];
}

const AMBIGUOUS = (key: string, ...texts: string[]) =>
  `· The correct answer “${key}” can mean ${texts.map((text) => `“${text}”`).join(' or ')}: please write “#” and the number of the option`;

export const CORPUS: Record<TemplateName, Section[]> = {
  Kahoot: [
    {
      of: 'numbers of answers, and empty rows to the end of the template',
      rows: [
        [
          ['1', 'Which can read this?', 'Excel', 'Paint', 'Calc', '', '20', '1,3'],
          'multiple_choice [Excel] / Paint / [Calc]',
        ],
        [['2', 'How many?', '3', '1', '2', '4', '20', '2'], 'one_choice 3 / [1] / 2 / 4'],
        [['3', 'Gap', 'a', '', 'c', '', '', '3'], 'one_choice a / [c]'],
        [['4', 'Into the gap', 'a', '', 'c', '', '', '2'], '· The correct answer “2” is none of the options'],
        [['5', 'So?', 'True', 'False', '', '', '30', '2'], 'true_false True / [False]'],
        [['6', 'Is it?', 'False', 'True', '', '', '30', '1'], 'true_false True / [False]'],
        [['7', 'No key', 'a', 'b', '', '', '', ''], '· There is no correct answer'],
        [['8', '', '', '', '', '', '', ''], ''],
        [['9', '', '', '', '', '', '20', ''], ''],
        [['', '', '', '', '', '', '', ''], ''],
      ],
    },
  ],
  Blooket: [
    {
      of: 'the number of the question beside its text',
      rows: [
        [['1', 'What is 1 + 1?', '1', '2', '3', '4', '20', '2'], 'one_choice 1 / [2] / 3 / 4'],
        [['2', 'What is 1 + 2?', '4', '3', '2', '1', '20', '2'], 'one_choice 4 / [3] / 2 / 1'],
        [['3', 'Which are even?', '2', '3', '4', '', '60', '1,3'], 'multiple_choice [2] / 3 / [4]'],
        [['4', '', '', '', '', '', '', ''], ''],
      ],
    },
  ],
  Gimkit: [
    {
      of: 'the right answer and the wrong ones in columns of their own',
      rows: [
        [['Capital of France?', 'Paris', 'Lyon', 'Nice', ''], 'one_choice Lyon / Nice / [Paris]'],
        [['What is 5 - 3?', '2', '3', '1', '10'], 'one_choice 1 / [2] / 3 / 10'],
        [['Which list?', 'a, b', 'b', 'a', ''], 'one_choice a / [a, b] / b'],
        [['So?', 'False', 'True', '', ''], 'true_false True / [False]'],
        [['Typed?', 'Paris', '', '', ''], 'short_answer {Paris}'],
        [['No key?', '', 'a', 'b', ''], '· There is no correct answer'],
      ],
    },
  ],
  Quizizz: [
    {
      of: 'numbers of options',
      rows: [
        [
          ['How many?', 'Multiple Choice', '2', '3', '4', '', '', '2', '20', '', ''],
          'one_choice 2 / [3] / 4',
        ],
        [['Which?', 'Checkbox', 'a', 'b', 'c', '', '', '1,3', '20', '', ''], 'multiple_choice [a] / b / [c]'],
        [['Which one box?', 'Checkbox', 'a', 'b', '', '', '', '2', '20', '', ''], 'multiple_choice a / [b]'],
        [
          ['Several?', 'Multiple Choice', 'a', 'b', 'c', '', '', '1,2', '20', '', ''],
          'multiple_choice [a] / [b] / c',
        ],
        [
          ['Twice?', 'Multiple Choice', 'a', 'b', 'a', 'd', '', '4', '', '', ''],
          'one_choice a / b / [d] · A repeated option was removed',
        ],
        [['Gap?', 'Multiple Choice', 'a', '', 'c', 'd', '', '4', '', '', ''], 'one_choice a / c / [d]'],
        [
          ['Capital of Italy?', 'Fill-in-the-Blank', 'Rome', 'Roma', '', '', '', '', '20', '', ''],
          'short_answer {Rome} {Roma} · It became a short answer, because the text has no blank',
        ],
        [
          ['Rome is in ___.', 'Fill-in-the-Blank', 'Italy', '', '', '', '', '1', '20', '', ''],
          'fill_blank {Italy}',
        ],
        [['Why?', 'Open-Ended', '', '', '', '', '', '', '20', '', ''], 'essay '],
        [
          ['You?', 'Poll', 'a', 'b', '', '', '', '', '20', '', ''],
          '· Questions of the type “Poll” cannot be imported',
        ],
        [
          [
            'What is it?',
            'Multiple Choice',
            'a',
            'b',
            '',
            '',
            '',
            '1',
            '20',
            'https://example.com/a.png',
            '',
          ],
          'one_choice [a] / b · The column “Image Link” was left out',
        ],
      ],
    },
    {
      of: 'a text among numbers',
      rows: [
        [
          ['Capital?', 'Multiple Choice', 'Rome', 'Paris', '', '', '', 'Paris', '', '', ''],
          'one_choice Rome / [Paris]',
        ],
        [['How many?', 'Multiple Choice', '2', '3', '4', '', '', '2', '', '', ''], AMBIGUOUS('2', '2', '3')],
      ],
    },
  ],
  plain: [
    {
      of: 'a number alone, which can be a text or a place',
      rows: [
        [['How many?', '2', '3', '4', '', '2'], AMBIGUOUS('2', '2', '3')],
        [['How many more?', '1', '2', '3', '', '2'], 'one_choice 1 / [2] / 3'],
        [['How many then?', '2', '3', '4', '', '#2'], 'one_choice 2 / [3] / 4'],
      ],
    },
    {
      of: 'texts, so that a number is a text too',
      rows: [
        [['Capital?', 'Rome', 'Paris', '', '', 'Paris'], 'one_choice Rome / [Paris]'],
        [['How many?', '2', '3', '4', '', '2'], 'one_choice [2] / 3 / 4'],
        [['Which group?', 'B', 'A', 'AB', '0', 'B'], 'one_choice [B] / A / AB / 0'],
        [['Which two?', 'a; b', 'c', '', '', 'a; b'], 'one_choice [a; b] / c'],
      ],
    },
    {
      of: 'numbers, so that a number is a place',
      rows: [
        [['Capital?', 'Rome', 'Paris', '', '', '2'], 'one_choice Rome / [Paris]'],
        [['How many?', '2', '3', '4', '', '2'], 'one_choice 2 / [3] / 4'],
        [['With decimals?', 'a', 'b', '', '', '2.0'], 'one_choice a / [b]'],
      ],
    },
    {
      of: 'letters, so that a letter is a place and a number a text',
      rows: [
        [['Capital?', 'Rome', 'Paris', '', '', 'B'], 'one_choice Rome / [Paris]'],
        [['Which group?', 'B', 'A', 'AB', '0', 'B'], 'one_choice B / [A] / AB / 0'],
        [['How many?', '2', '3', '4', '', '2'], 'one_choice [2] / 3 / 4'],
        [['Gap?', 'a1', '', 'c1', 'd1', 'D'], 'one_choice a1 / c1 / [d1]'],
        [['Gap in the middle?', 'a2', '', 'c2', 'd2', 'c;D'], 'multiple_choice a2 / [c2] / [d2]'],
        [['Into the gap?', 'a3', '', 'c3', '', 'B'], '· The correct answer “B” is none of the options'],
        [['Group again?', 'A', 'B', 'AB', '0', 'B'], 'one_choice A / [B] / AB / 0'],
      ],
    },
    {
      of: 'statements whose key can mean both',
      rows: [
        [['One?', 'False', 'True', '', '', '1'], '· The correct answer “1” can mean True or False'],
        [['Word?', 'False', 'True', '', '', 'true'], 'true_false [True] / False'],
        [['Letter?', 'False', 'True', '', '', 'B'], 'true_false [True] / False'],
      ],
    },
  ],
  German: [
    {
      of: 'keys as people write them, and words for true and false',
      rows: [
        [
          ['1', 'Hauptstadt?', '', 'Wien', 'Graz', 'Linz', 'Antwort 1', 'schwer'],
          'one_choice [Wien] / Graz / Linz',
        ],
        [['2', 'Option?', '', 'Wien', 'Graz', 'Linz', 'Option 2', ''], 'one_choice Wien / [Graz] / Linz'],
        [['3', 'Punkt?', '', 'Wien', 'Graz', 'Linz', 'B.', ''], 'one_choice Wien / [Graz] / Linz'],
        [['4', 'Klammer?', '', 'Wien', 'Graz', 'Linz', 'b)', ''], 'one_choice Wien / [Graz] / Linz'],
        [['5', 'Klammern?', '', 'Wien', 'Graz', 'Linz', '(C)', ''], 'one_choice Wien / Graz / [Linz]'],
        [['6', 'Mit Text?', '', 'Wien', 'Graz', 'Linz', 'B) graz', ''], 'one_choice Wien / [Graz] / Linz'],
        [
          ['7', 'Falscher Text?', '', 'Wien', 'Graz', 'Linz', 'B) Wien', ''],
          '· The correct answer “B) Wien” is none of the options',
        ],
        [
          ['8', 'Beide?', '', 'Wien', 'Graz', 'Linz', 'A und C', ''],
          'multiple_choice [Wien] / Graz / [Linz]',
        ],
        [
          ['9', 'Alle?', '', 'Wien', 'Graz', 'Linz', 'A, B and C', ''],
          'multiple_choice [Wien] / [Graz] / [Linz]',
        ],
        [
          ['10', 'Zeichen?', '', 'Wien', 'Graz', 'Linz', '1 & 3', ''],
          'multiple_choice [Wien] / Graz / [Linz]',
        ],
        [['11', 'Zusammen?', '', 'Wien', 'Graz', 'Linz', 'AC', ''], 'multiple_choice [Wien] / Graz / [Linz]'],
        [['12', 'Wort?', '', 'A und C', 'B', 'C', 'A und C', ''], 'one_choice [A und C] / B / C'],
        [['13', 'Bruch?', '', '1/2', '3/4', '1', '1/2', ''], 'one_choice [1/2] / 3/4 / 1'],
        [
          ['14', 'Name?', '', 'Option 2', 'Option 1', 'x', 'Option 2', ''],
          'one_choice [Option 2] / Option 1 / x',
        ],
        [['15', 'Nass?', 'Wahr/Falsch', '', '', '', 'wahr', 'leicht'], 'true_false [True] / False'],
        [['16', 'Kalt?', '', '', '', '', 'falsch', ''], 'true_false True / [False]'],
        [['17', 'Heiß?', '', 'Wahr', 'Falsch', '', 'Falsch', ''], 'one_choice Wahr / [Falsch]'],
        [['18', 'Mehrere?', 'Mehrfachauswahl', 'a', 'b', '', 'b', ''], 'multiple_choice a / [b]'],
        [['', '1. FC Köln?', '', 'a', 'b', 'c', 'Antwort 3', ''], 'one_choice a / b / [c]'],
      ],
    },
  ],
  French: [
    {
      of: 'letters, and words for true and false',
      rows: [
        [['Capitale ?', 'QCM', 'Paris', 'Lyon', 'Nice', 'A.', ''], 'one_choice [Paris] / Lyon / Nice'],
        [['Deux ?', 'Choix multiple', 'a', 'b', 'c', 'A et C', ''], 'multiple_choice [a] / b / [c]'],
        [['Vrai ?', 'Vrai/Faux', '', '', '', 'Faux', ''], 'true_false True / [False]'],
      ],
    },
  ],
  Spanish: [
    {
      of: 'numbers, and words for true and false',
      rows: [
        [['¿Capital?', 'Madrid', 'Sevilla', 'Opción 1', ''], 'one_choice [Madrid] / Sevilla'],
        [['¿Las dos?', 'a', 'b', '1 y 2', ''], 'multiple_choice [a] / [b]'],
        [['¿Es así?', '', '', 'Verdadero', 'Sí'], 'true_false [True] / False'],
      ],
    },
  ],
  numbered: [
    {
      of: 'numbers of headings, columns that are unknown, and numberings',
      rows: [
        [['1', 'First?', 'a', 'b', 'd', '4', '', 'x1'], 'one_choice a / b / [d]'],
        [['2', 'Second?', 'a', 'b', 'd', '3', '', 'x2'], '· The correct answer “3” is none of the options'],
        [
          ['3', 'Third?', 'a', 'b', 'd', '1', 'Unit 7', 'x3'],
          'one_choice [a] / b / d · The column “Lesson” was left out',
        ],
      ],
    },
  ],
};
