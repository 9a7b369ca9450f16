/** Texts of the page about the API. */
export const messages = {
  title: 'API Docs',
  heading: 'The API of Quizhall',
  lead: 'Every call that this site makes itself. Addresses stand below /api; what is sent and answered is JSON.',
  answers:
    'An answer is {"success": true, "data": …}, a refusal {"success": false, "code", "message", "errors"}. Calls for signed-in people carry the access token of POST /auth/login as "Authorization: Bearer …".',
  tokens:
    'Where it says so, programs send an API token of an organization (qh_…) in its place. Owner and admins make them in the settings of the organization, under Integrations. A token that was revoked or has expired is answered with 401, what its role may not do with 403, another organization than its own with 404, more than 300 calls a minute with 429.',
  openapi: 'The same as an OpenAPI document',
  search: 'Search the calls',
  found: (count: number) => (count === 0 ? 'No call is found' : count === 1 ? '1 call' : `${count} calls`),
  nothing: 'Try a part of the address, or fewer words.',
  link: (name: string) => `Link to ${name}`,
  who: 'Who may',
  places: { path: 'In the address', query: 'After the question mark', body: 'Body' },
  answer: 'Answer',
  file: 'A file.',
  nothingAnswered: 'Only whether it worked.',
  optional: 'optional',
} as const;
