/** Published prices in US dollars, region us-east-1, without free tiers but CloudFront's allowance. */
export const PRICES_AT = '2026-11-22';

interface Price {
  usd: number;
  /** What one price is for. */
  per: number;
  source: string;
}

const MILLION = 1_000_000;

export const PRICES = {
  apiRequests: { usd: 1, per: MILLION, source: 'https://aws.amazon.com/api-gateway/pricing/' },
  functionRequests: { usd: 0.2, per: MILLION, source: 'https://aws.amazon.com/lambda/pricing/' },
  /** ARM. */
  gigabyteSeconds: { usd: 0.0000133334, per: 1, source: 'https://aws.amazon.com/lambda/pricing/' },
  writes: { usd: 0.625, per: MILLION, source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/' },
  reads: { usd: 0.125, per: MILLION, source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/' },
  /** Kept for a month, with continuous backups. */
  tableGigabytes: { usd: 0.45, per: 1, source: 'https://aws.amazon.com/dynamodb/pricing/on-demand/' },
  /** Records that pass the filter of the stream's second reader, and events that its bus takes. */
  pipeRequests: { usd: 0.4, per: MILLION, source: 'https://aws.amazon.com/eventbridge/pricing/' },
  busEvents: { usd: 1, per: MILLION, source: 'https://aws.amazon.com/eventbridge/pricing/' },
  queueRequests: { usd: 0.4, per: MILLION, source: 'https://aws.amazon.com/sqs/pricing/' },
  logGigabytes: { usd: 0.5, per: 1, source: 'https://aws.amazon.com/cloudwatch/pricing/' },
  /** Each metric of an alarm, a month. */
  alarmMetrics: { usd: 0.1, per: 1, source: 'https://aws.amazon.com/cloudwatch/pricing/' },
  cdnRequests: { usd: 1, per: MILLION, source: 'https://aws.amazon.com/cloudfront/pricing/' },
  cdnGigabytes: { usd: 0.085, per: 1, source: 'https://aws.amazon.com/cloudfront/pricing/' },
  cdnFunctions: { usd: 0.1, per: MILLION, source: 'https://aws.amazon.com/cloudfront/pricing/' },
  /** Own keys of KMS, a month; each of the first two yearly rotations adds as much. */
  encryptionKeys: { usd: 1, per: 1, source: 'https://aws.amazon.com/kms/pricing/' },
  secrets: { usd: 0.4, per: 1, source: 'https://aws.amazon.com/secrets-manager/pricing/' },
  hostedZones: { usd: 0.5, per: 1, source: 'https://aws.amazon.com/route53/pricing/' },
} as const satisfies Record<string, Price>;

export type Priced = keyof typeof PRICES;

/** What AWS gives every account each month for nothing, for good. */
export const FREE_FOR_ALL: Partial<Record<Priced, number>> = {
  functionRequests: MILLION,
  gigabyteSeconds: 400_000,
  queueRequests: MILLION,
  alarmMetrics: 10,
};

/** What CloudFront gives an account each month for nothing. */
export const CDN_ALLOWANCE: Partial<Record<Priced, number>> = {
  cdnRequests: 10 * MILLION,
  cdnGigabytes: 1_000,
  cdnFunctions: 2 * MILLION,
};
