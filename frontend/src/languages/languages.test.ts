import { messageProblems } from '@quizhall/shared/testing/messages';
import { describe, expect, it } from 'vitest';
import { i18n } from '@/lib/language.ts';
import { SHARED_TEXTS } from '@/lib/shared-texts.ts';
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

// Registers the English messages.
import.meta.glob(
  ['../{lib,app,components,features,entities}/**/*messages.ts', '../entities/quiz/labels.ts'],
  { eager: true },
);
const english: Record<string, string> = { ...(i18n.messages as Record<string, string>), ...SHARED_TEXTS };

/** Names, and words that other languages spell as English does. */
const SAME = /^[\W\d]*$|^.{1,3}$|PayPal|Quizhall|IBAN|Visa|^Zoom \{|\{minutes, number\} min/;
/** Counted words that French spells as English does. */
const SAME_IN_FRENCH = /\{# (?:points?|questions?|participants?)\}/;

describe.each(Object.entries({ en: english, es, fr, de } as Record<string, Record<string, string>>))(
  '%s',
  (language, messages) => {
    it('has every message and no other', () => {
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
    });

    it('has messages that parse, with the values of the English ones and the plural forms of the language', () => {
      const faults = Object.entries(messages).flatMap(([id, message]) =>
        messageProblems(language, english[id] ?? '', message).map((problem) => `${id}: ${problem}`),
      );
      expect(faults).toEqual([]);
    });
  },
);

it.each(Object.entries({ es, fr, de } as Record<string, Record<string, string>>))(
  'has no English message in %s',
  (language, messages) => {
    const same = Object.entries(messages).filter(
      ([id, message]) =>
        message === english[id] &&
        / /.test(message) &&
        !SAME.test(message) &&
        !(language === 'fr' && SAME_IN_FRENCH.test(message)),
    );
    expect(same).toEqual([]);
  },
);
