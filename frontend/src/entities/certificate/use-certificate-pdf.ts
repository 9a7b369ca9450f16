import { routes } from 'virtual:contract-routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { language } from '@/lib/language.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Saves a certificate on paper, as a file; a failure is told by a toast. */
export const useCertificatePdf = (code: string) =>
  useMutation({
    mutationFn: () => call(routes.proofs.getCertificatePdf, { params: { code }, query: { language } }),
    onSuccess: saveFile,
  });
