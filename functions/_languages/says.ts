import { notes, type NoteValues } from './en/notes.ts';

/** What a notification says: in English, and as what and with which values any language words it. */
export const says = <Name extends keyof NoteValues>(name: Name, values: NoteValues[Name]) => ({
  ...notes[name](values),
  says: { name, values },
});
