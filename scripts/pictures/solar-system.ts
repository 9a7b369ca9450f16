import type { QuestionInput } from '@quizhall/shared/model/quizzes/question';

/** The right option stands first; the quiz shuffles none, so `place` says where it is shown. */
function choice(
  question: string,
  [right, ...wrong]: string[],
  place: number,
  explanation: string,
): QuestionInput {
  const options = wrong.map((text) => ({ text, isCorrect: false }));
  options.splice(place, 0, { text: right ?? '', isCorrect: true });
  return { type: 'one_choice', question, options, explanation, timeLimit: 60 };
}

/** The quiz of the pictures; with a short title, its link stays on one line. */
export const SOLAR_SYSTEM = {
  title: 'Solar System',
  description:
    'Planets, moons and the odd asteroid: what year seven should know before the trip to the observatory.',
  category: 'science',
  difficulty: 'easy',
  tags: ['astronomy', 'planets', 'year 7'],
  settings: { timeLimit: 12, maxAttempts: 3, allowRetake: true, passingScore: 60, disclosure: 'at_once' },
  questions: [
    choice(
      'Which planet has the shortest day?',
      ['Jupiter', 'Mars', 'Venus', 'Neptune'],
      1,
      'Jupiter turns once in just under ten hours.',
    ),
    choice(
      'Which planet is the hottest?',
      ['Venus', 'Mercury', 'Mars', 'Saturn'],
      1,
      'Its thick air keeps the warmth: about 465 °C, day and night.',
    ),
    {
      type: 'true_false',
      question: 'A day on Venus is longer than its year.',
      options: [
        { text: 'True', isCorrect: true },
        { text: 'False', isCorrect: false },
      ],
      explanation: 'One turn takes 243 days, one orbit 225.',
      timeLimit: 60,
    },
    choice(
      'Where does the asteroid belt lie?',
      ['Between Mars and Jupiter', 'Between Earth and Mars', 'Between Jupiter and Saturn', 'Beyond Neptune'],
      2,
      'Most known asteroids circle the Sun between Mars and Jupiter.',
    ),
    {
      type: 'multiple_choice',
      question: 'Which of these planets have rings?',
      options: [
        { text: 'Mars', isCorrect: false },
        { text: 'Jupiter', isCorrect: true },
        { text: 'Saturn', isCorrect: true },
        { text: 'Uranus', isCorrect: true },
      ],
      explanation: 'All four giant planets have rings; those of Saturn are the ones that are easy to see.',
      timeLimit: 90,
    },
    {
      type: 'short_answer',
      question: 'How many planets orbit the Sun?',
      correctAnswers: ['8', 'eight'],
      explanation: 'Eight, since Pluto is counted among the dwarf planets.',
      timeLimit: 60,
    },
    choice(
      'Which is the largest moon in the Solar System?',
      ['Ganymede', 'Titan', 'Callisto', 'Our Moon'],
      0,
      'Ganymede, a moon of Jupiter, is larger than Mercury.',
    ),
    choice(
      'Which planet lies on its side as it turns?',
      ['Uranus', 'Neptune', 'Saturn', 'Mars'],
      3,
      'The axis of Uranus is tilted by about 98 degrees.',
    ),
    {
      type: 'fill_blank',
      question: 'Light from the Sun needs about ___ minutes to reach the Earth.',
      correctAnswers: ['8', 'eight'],
      explanation: 'A little over eight minutes.',
      timeLimit: 60,
    },
    choice(
      'What is the Great Red Spot?',
      ['A storm on Jupiter', 'A desert on Mars', 'A volcano on Venus', 'A crater on Mercury'],
      2,
      'A storm wider than the Earth, watched since the nineteenth century at least.',
    ),
  ],
} as const satisfies { questions: readonly QuestionInput[]; [field: string]: unknown };

/** How likely somebody of middling skill gets each question right. */
export const EASE = [0.72, 0.55, 0.38, 0.81, 0.31, 0.93, 0.52, 0.64, 0.7, 0.88];
