import type { Category } from '../../model/enums.ts';

/** Names of each category in the languages of the site, with everyday words for it, as people type them into a search. */
export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  general: 'general knowledge trivia Allgemeines Allgemeinwissen Général culture générale cultura general',
  business: 'business economy economics Wirtschaft Économie Negocios economía',
  science: 'science sciences Wissenschaft Naturwissenschaft Ciencia ciencias',
  art: 'art arts music Kunst Musik Arte música musique',
  mathematics: 'mathematics maths Mathematik Mathematiques Mathématiques Matemáticas',
  technology: 'technology computing Technik Informatik Technologie Tecnología',
  history: 'history Geschichte Histoire Historia',
  geography: 'geography Geografie Erdkunde Géographie Geografía',
  entertainment: 'entertainment movies Unterhaltung Divertissement Entretenimiento',
  sports: 'sports sport Sport Deportes',
  literature: 'literature books Literatur Littérature Literatura',
};
