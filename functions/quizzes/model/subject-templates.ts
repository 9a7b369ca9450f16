import {
  fillBlank,
  essay,
  multipleChoice,
  matching,
  numeric,
  singleChoice,
  ordering,
  shortAnswer,
  type Template,
  trueFalse,
} from './template.ts';

/** Templates by subject. */
export const SUBJECT_TEMPLATES: Template[] = [
  {
    id: 'english-grammar-gaps',
    title: 'English grammar: fill the gaps',
    description: 'Irregular verbs, articles and prepositions in sentences with blanks.',
    category: 'literature',
    difficulty: 'medium',
    tags: ['english', 'grammar', 'language'],
    timeLimit: 15,
    questions: [
      fillBlank('Yesterday she ___ (go) to school by bus.', ['went']),
      fillBlank('I have never ___ (see) such a large whale.', ['seen']),
      fillBlank('He bought ___ apple and ___ banana.', ['an', 'a']),
      fillBlank('The train arrives ___ 9 o’clock ___ Monday.', ['at', 'on']),
      fillBlank('They have ___ (write) three letters and ___ (send) them.', ['written', 'sent']),
      fillBlank('If it ___ (rain) tomorrow, we will stay at home.', ['rains']),
      fillBlank('This book is ___ (good) than that one; it is the ___ (good) of all.', ['better', 'best']),
      fillBlank('The plural of “mouse” is ___ and the plural of “child” is ___.', ['mice', 'children']),
      fillBlank('She has lived here ___ 2010, so ___ more than ten years.', ['since', 'for']),
      fillBlank('The past tense of “bring” is ___.', ['brought']),
    ],
  },
  {
    id: 'phishing-and-passwords',
    title: 'Phishing and passwords',
    description: 'Security basics for everybody at work. Add the rules of your own organization.',
    category: 'technology',
    difficulty: 'easy',
    tags: ['security', 'training', 'onboarding'],
    timeLimit: 10,
    questions: [
      multipleChoice(
        'Which of these are signs of a phishing mail?',
        [
          'The sender’s domain is misspelled',
          'You are pressed to act at once',
          'A link leads to another address than its text says',
        ],
        ['It was sent during office hours', 'It greets you with your full name'],
      ),
      singleChoice(
        'A colleague’s mail asks you to pay a new account today and to tell nobody. What do you do first?',
        'Ask the colleague by a way you already know, such as the phone',
        [
          'Pay, because it is urgent',
          'Reply to the mail and ask whether it is real',
          'Forward it to a friend',
        ],
      ),
      trueFalse(
        'A long passphrase of several random words can be stronger than a short password full of symbols.',
        true,
      ),
      trueFalse('The lock symbol in the browser proves that a site is honest.', false, {
        explanation: 'It says that the connection is encrypted. Fraudulent sites have it, too.',
      }),
      multipleChoice(
        'What helps when a password of yours was stolen from one site?',
        [
          'Every site has a password of its own',
          'Two-factor authentication is on',
          'A password manager makes new ones',
        ],
        ['The same password is used everywhere', 'The password is your birthday'],
      ),
      singleChoice(
        'You find a USB stick in the car park. What do you do?',
        'Hand it to the IT department without plugging it in',
        ['Look at its files to find the owner', 'Plug it in at home instead', 'Format it and keep it'],
      ),
      shortAnswer('What is the usual short name of two-factor authentication?', ['2FA', 'TFA']),
      trueFalse('Updates should be installed soon, because many of them close security holes.', true),
    ],
  },
  {
    id: 'book-reflection',
    title: 'Book reflection',
    description: 'Open questions on a book that a class has read, with a rubric for each.',
    category: 'literature',
    difficulty: 'mixed',
    tags: ['reading', 'essay', 'school'],
    timeLimit: 45,
    questions: [
      essay(
        'Sum up the plot of the book in about 100 words.',
        'Names the main characters, the conflict and how it ends; keeps to the length; gives no opinion yet.',
      ),
      essay(
        'Which character changes most, and what causes the change?',
        'Names one character; compares the beginning with the end; supports it with at least two scenes.',
      ),
      essay(
        'Choose a sentence that stayed with you and explain why.',
        'Quotes exactly; says where it stands in the book; explains its meaning there and for the reader.',
      ),
      essay(
        'Would you recommend the book? To whom, and why?',
        'Takes a clear position; gives at least two reasons from the book; names a reader.',
      ),
    ],
  },
  {
    id: 'scientific-method',
    title: 'The scientific method',
    description: 'From question to conclusion: order, terms and a small experiment to plan.',
    category: 'science',
    difficulty: 'medium',
    tags: ['science', 'method', 'school'],
    timeLimit: 20,
    questions: [
      ordering('Put the steps of an investigation in their usual order.', [
        'Ask a question',
        'Form a hypothesis',
        'Do the experiment',
        'Analyse the data',
        'Draw a conclusion',
      ]),
      matching('Match each term to its meaning.', {
        'Independent variable': 'What is changed on purpose',
        'Dependent variable': 'What is measured',
        'Control group': 'What the others are compared with',
        Hypothesis: 'An explanation that can be tested',
      }),
      singleChoice('Why is an experiment repeated several times?', 'To see how much results vary by chance', [
        'To make the result come out as expected',
        'To use up the material',
        'To change the hypothesis',
      ]),
      multipleChoice(
        'Which of these can be tested by an experiment?',
        ['Plants grow faster with more light', 'Salt water freezes at a lower temperature than fresh water'],
        ['Blue is the nicest colour', 'Everybody should like physics'],
      ),
      trueFalse('One experiment that agrees with a hypothesis proves it for ever.', false),
      numeric('Three measurements are 4.0, 5.0 and 6.0 seconds. What is their mean in seconds?', ['5']),
      essay(
        'Plan an experiment that tests whether sugar dissolves faster in warm water than in cold water.',
        'Changes only the temperature; says what is measured and how; keeps amounts equal; repeats; names a control.',
      ),
    ],
  },
];
