import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { account as de } from './de/account.ts';
import { account as en, type AccountTexts } from './en/account.ts';
import { account as es } from './es/account.ts';
import { account as fr } from './fr/account.ts';

export const ACCOUNT: Record<SiteLanguage, AccountTexts> = { en, es, fr, de };
