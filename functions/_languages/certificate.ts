import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { certificate as de } from './de/certificate.ts';
import { certificate as en, type CertificateTexts } from './en/certificate.ts';
import { certificate as es } from './es/certificate.ts';
import { certificate as fr } from './fr/certificate.ts';

export const CERTIFICATE: Record<SiteLanguage, CertificateTexts> = { en, es, fr, de };
