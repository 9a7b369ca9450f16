import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { notes as de } from './de/notes.ts';
import { notes as en, type NoteTexts } from './en/notes.ts';
import { notes as es } from './es/notes.ts';
import { notes as fr } from './fr/notes.ts';

export const NOTES: Record<SiteLanguage, NoteTexts> = { en, es, fr, de };
