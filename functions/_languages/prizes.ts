import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { prizes as de } from './de/prizes.ts';
import { prizes as en, type PrizeTexts } from './en/prizes.ts';
import { prizes as es } from './es/prizes.ts';
import { prizes as fr } from './fr/prizes.ts';

export const PRIZES: Record<SiteLanguage, PrizeTexts> = { en, es, fr, de };
