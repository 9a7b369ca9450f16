import { number } from './words.ts';

export const takingLeaderboard = {
  title: 'Rangliste',
  empty: 'Noch steht niemand auf der Rangliste.',
  awaitsPrize: (when: string | undefined) =>
    when === undefined
      ? 'Die Rangliste erscheint, wenn über den Preis entschieden ist.'
      : `Die Rangliste erscheint, wenn am ${when} über den Preis entschieden wird.`,
  loading: 'Rangliste wird geladen',
  rank: 'Rang',
  name: 'Name',
  score: 'Wertung',
  time: 'Zeit',
  you: 'Du',
  yours: (rank: string, isAbout: boolean) => (isAbout ? `Du: etwa Rang ${rank}` : `Du: Rang ${rank}`),
  all: (count: number) => `Alle ${number(count)} zeigen`,
  displayName: 'Name auf der Rangliste',
  displayNameHint: 'Freiwillig. Sonst steht dort dein Vorname.',
  hide: 'Diesen Versuch nicht auf der Rangliste zeigen',
  hideHint: 'Deine Wertung zählt trotzdem.',
};
