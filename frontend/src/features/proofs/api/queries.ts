import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

const QUIET = { quiet: true } as const;

export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificates', code],
    queryFn: ({ signal }) => call(routes.proofs.getCertificate, { params: { code } }, { ...QUIET, signal }),
  });

/** The signed badge, as a file. @throws ApiError */
export const getBadge = (code: string) => call(routes.proofs.getBadge, { params: { code } });
