import { expect, it } from 'vitest';
import { readSeedQuizzes } from '../../quizzes/model/open-trivia.ts';
import { search } from './search.ts';
import { indexOrganizations } from './organization-index.ts';
import { buildSegment } from './segment.ts';
import { listed, MORE_QUIZZES } from '../../testing/catalogue.ts';

/** The quizzes of a fresh stage, and others whose titles are easily taken for one another. */
const quizzes = [
  ...readSeedQuizzes().map(({ title, description, tags, category }) => ({
    title,
    description,
    tags,
    category,
  })),
  ...MORE_QUIZZES,
].map((quiz, at) => listed({ ...quiz, id: `q_${String(at).padStart(16, '0')}` }));
const titles = new Map(quizzes.map(({ entry }) => [entry.id, entry.title]));
const view = {
  parts: [{ segment: buildSegment(quizzes), hidden: new Set<number>() }],
  organizations: indexOrganizations([]),
};

const found = (query: string) =>
  search(view, { query, filters: {}, sort: 'popular', limit: 10, now: 0 }).hits.map(
    ({ id }) => titles.get(id) ?? '',
  );

/** What somebody types, and the quizzes of which one has to be first. */
const QUERIES: readonly (readonly [typed: string, ...first: string[]])[] = [
  // Whole words of titles
  ['capitals of the world', 'Capitals of the world'],
  ['solar system', 'A tour of the Solar System'],
  ['human body', 'The human body'],
  ['olympic history', 'Olympic history'],
  ['ancient rome', 'Ancient Greece and Rome'],
  ['world war', 'World War II'],
  ['java', 'Java for beginners'],
  ['javascript', 'JavaScript basics'],
  ['c++', 'Memory in C++'],
  ['music', 'Music theory'],
  ['first aid', 'First aid at work'],
  // The order of the words, and words that say nothing, do not matter
  ['war world 2', 'World War II'],
  ['quiz about the solar system', 'A tour of the Solar System'],
  ['the fifty states quiz', 'The fifty states'],
  ['authors novels', 'Classic novels and their authors'],
  // As somebody types
  ['pyt', 'Python for data science', 'Python basics'],
  ['shak', "Shakespeare's stage"],
  ['photog', 'Photography for everybody'],
  ['ancient gr', 'Ancient Greece and Rome'],
  ['solar sy', 'A tour of the Solar System'],
  ['mathem', 'Great ideas of mathematics'],
  ['internet acr', 'Decoding internet acronyms'],
  // One letter wrong, missing, too many, changed places
  ['pyhton basics', 'Python basics'],
  ['shakespere', "Shakespeare's stage"],
  ['olimpic', 'Olympic history'],
  ['captials of the world', 'Capitals of the world'],
  ['elementss', 'Atoms and elements'],
  ['archtects', 'Buildings and their architects'],
  ['photograhpy', 'Photography for everybody'],
  ['mathema', 'Great ideas of mathematics'],
  ['mathenatics', 'Great ideas of mathematics'],
  ['emprie', 'Empires of the world'],
  // Marks and other writing
  ['ecoles francaises', 'Écoles françaises'],
  ['ÉCOLES', 'Écoles françaises'],
  ['strasse', 'Straßenschilder'],
  ['sao paulo', 'São Paulo und Rio'],
  ['歴史', '日本の歴史'],
  // Tags and descriptions, where no title has it
  ['biology', 'The human body', 'Photosynthesis'],
  ['sumer', 'Empires of the world'],
  ['guggenheim', 'Buildings and their architects'],
  ['comets', 'A tour of the Solar System'],
  ['dice', 'Numbers and chance'],
  // A title comes before a tag, a tag before a description, then the one that more people take
  ['chess', 'Chess openings'],
  ['volcano', 'Volcanoes'],
  ['geometry', 'Geometry of circles'],
  ['cooking', 'Cooking at home'],
  // A category in the languages of the site, an author, a code
  [
    'erdkunde vulkan',
    'Volcanoes',
    'Mountains of fire',
    'Islands',
    'Capitals of Europe',
    'Capitals of the world',
    'The fifty states',
  ],
  ['literatur', 'Capital letters', 'War and peace', 'Classic novels and their authors'],
  ['hypatia', 'Geometry of circles'],
  ['quiz by hypatia', 'Geometry of circles'],
  ['QZ7K2M', 'Islands'],
  ['qz7-k2m', 'Islands'],
  // Words that no quiz has beside others that one has
  ['solar system xylophone', 'A tour of the Solar System'],
];

it.each(QUERIES)('“%s” finds it', (typed, ...first) => {
  expect(first).toContain(found(typed)[0]);
});

it('has what is looked for first, or nearly', () => {
  const ranks = QUERIES.map(([typed, ...first]) => found(typed).findIndex((title) => first.includes(title)));
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0);
  expect(QUERIES.length).toBeGreaterThanOrEqual(40);
  expect(reciprocal / QUERIES.length).toBeGreaterThanOrEqual(0.9);
});

it.each(['zzzz', 'qwertyuiop', '!!!'])('finds nothing for “%s”', (typed) => {
  expect(found(typed)).toEqual([]);
});
