import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** An ICU message that is formatted with values. */
export interface Text<Values extends object> {
  readonly icu: string;
  /** Only a type: names and types of the values. */
  readonly values?: Values;
}

export const text = <Values extends object>(icu: string): Text<Values> => ({ icu });

/** English messages of a catalogue: strings, messages with values, and groups of both. */
export interface English {
  readonly [name: string]: Part;
}
type Part = string | Text<object> | readonly Part[] | English;

/** A catalogue in one language: strings read as strings, messages with values are functions. */
export type Catalogue<Messages> =
  Messages extends Text<infer Values>
    ? (values: Values) => string
    : Messages extends string
      ? string
      : { readonly [Name in keyof Messages]: Catalogue<Messages[Name]> };

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

/** Parses each message once, when it is first shown. */
function compile(message: string) {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}

/** @param locales locale of numbers in messages */
export const createI18n = (locale: string, locales: string, messages: Messages = {}): I18n =>
  setupI18n({ locale, locales, messages: { [locale]: messages } }).setMessagesCompiler(compile);

const isText = (part: Part): part is Text<object> => typeof part === 'object' && 'icu' in part;

/** Messages by id: the names on the way to each, joined by dots. */
export function messagesOf(id: string, part: Part): Record<string, string> {
  if (typeof part === 'string') return { [id]: part };
  if (isText(part)) return { [id]: part.icu };
  return Object.assign(
    {},
    ...Object.entries(part).map(([name, inner]) => messagesOf(`${id}.${name}`, inner)),
  );
}

/** The catalogue in the current language of `i18n`: each message is looked up when it is read. */
export function catalogueOf<const Messages extends English>(
  i18n: I18n,
  id: string,
  english: Messages,
): Catalogue<Messages> {
  return groupOf(i18n, id, english) as Catalogue<Messages>;
}

function groupOf(i18n: I18n, id: string, english: English | readonly Part[]): object {
  const group = Array.isArray(english) ? [] : {};
  for (const [name, part] of Object.entries(english))
    Object.defineProperty(group, name, {
      enumerable: true,
      configurable: true,
      ...property(i18n, `${id}.${name}`, part),
    });
  return group;
}

function property(i18n: I18n, id: string, part: Part): PropertyDescriptor {
  if (typeof part === 'string') return { get: () => i18n.t(id) };
  return {
    value: isText(part) ? (values: Record<string, unknown>) => i18n.t(id, values) : groupOf(i18n, id, part),
  };
}
