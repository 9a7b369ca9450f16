import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { assignments as de } from './de/assignments.ts';
import { assignments as en, type AssignmentTexts } from './en/assignments.ts';
import { assignments as es } from './es/assignments.ts';
import { assignments as fr } from './fr/assignments.ts';

export const ASSIGNMENTS: Record<SiteLanguage, AssignmentTexts> = { en, es, fr, de };
