import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/** What anybody may know of a certificate, by its code. */
export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificates', code],
    queryFn: ({ signal }) =>
      call(routes.proofs.getCertificate, { params: { code } }, { quiet: true, signal }),
  });

/** The signed badge, as a file. @throws ApiError */
export const getBadge = (code: string) => call(routes.proofs.getBadge, { params: { code } });
