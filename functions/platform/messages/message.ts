import { NOTES, type NoteValues } from './notification-messages.ts';

/** A notification in English, with its name and values, which word it in any language. */
export const says = <Name extends keyof NoteValues>(name: Name, values: NoteValues[Name]) => ({
  ...NOTES.en[name](values),
  says: { name, values },
});
