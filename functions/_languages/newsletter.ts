import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { newsletter as de } from './de/newsletter.ts';
import { newsletter as en, type NewsletterTexts } from './en/newsletter.ts';
import { newsletter as es } from './es/newsletter.ts';
import { newsletter as fr } from './fr/newsletter.ts';

export const NEWSLETTER: Record<SiteLanguage, NewsletterTexts> = { en, es, fr, de };
