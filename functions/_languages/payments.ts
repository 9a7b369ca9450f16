import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { payments as de } from './de/payments.ts';
import { payments as en, type PaymentTexts } from './en/payments.ts';
import { payments as es } from './es/payments.ts';
import { payments as fr } from './fr/payments.ts';

export const PAYMENTS: Record<SiteLanguage, PaymentTexts> = { en, es, fr, de };
