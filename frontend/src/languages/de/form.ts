import { plural } from './words.ts';

export const form = {
  tryAgainIn: (seconds: number) =>
    `Versuche es in ${
      seconds < 120
        ? plural(seconds, 'Sekunde', 'Sekunden')
        : plural(Math.ceil(seconds / 60), 'Minute', 'Minuten')
    } erneut`,
};
