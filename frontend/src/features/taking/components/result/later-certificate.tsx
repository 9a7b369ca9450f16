import { later } from '@/components/later.tsx';

/** Its code comes after the page that it stands on. */
export const LaterCertificate = later(async () => (await import('./certificate-card.tsx')).CertificateCard);
