import {
  DEFAULT_SPREAD_SECONDS,
  LEAST_SPREAD_SECONDS,
  type Spread,
} from '@quizhall/shared/rules/attempts/jitter';
import { endpoints } from '@quizhall/shared/contract';
import { PAYMENT_PROVIDERS } from '@quizhall/shared/model/payments/payment';
import * as z from 'zod';

export const STAGE_NAMES = ['dev', 'staging', 'prod'] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** Warm throughput in units a second: what a table or index takes at once, without scaling first. */
const Warm = z.strictObject({
  reads: z.number().int().min(12_000),
  writes: z.number().int().min(4_000),
});

/** Outside services whose keys an operator stores by hand in a secret that the stage creates. */
const PROVIDERS = ['google', 'microsoft', 'stripe'] as const;

/** Who takes payments; without anybody whatever costs money is off. */
const Payments = z.strictObject({
  provider: z.enum(['none', ...PAYMENT_PROVIDERS]),
  /** Whether winners can be paid: without that quizzes have no prize pools. */
  payouts: z.boolean(),
  /** Whether a quiz with a prize may ask for money to take part, which some laws call gambling. */
  paidWithPrize: z.boolean(),
});

const SpreadSeconds = z.number().int().min(LEAST_SPREAD_SECONDS).default(DEFAULT_SPREAD_SECONDS);

interface Capacity {
  warm?: unknown;
  burstEnvironments: number;
  reservedEnvironments?: number | undefined;
  concurrency: number;
  spread: Spread;
}

/** A crowd that comes closer together than the quotas of a new account carry needs a stage that waits for it. */
const isWarmEnough = ({ warm, burstEnvironments, spread }: Capacity): boolean =>
  Math.min(spread.openSeconds, spread.endSeconds) >= DEFAULT_SPREAD_SECONDS ||
  (warm !== undefined && burstEnvironments > 0);

const BURST_FUNCTIONS = endpoints.filter(({ endpoint }) => endpoint.burst).length;
/** So many environments of an account no function may reserve. */
const UNRESERVED = 100;

const leavesEnvironments = ({ reservedEnvironments: most, burstEnvironments, concurrency }: Capacity) =>
  most === undefined || (most >= burstEnvironments && most * BURST_FUNCTIONS + UNRESERVED <= concurrency);

const StageShape = z.strictObject({
  name: z.enum(STAGE_NAMES),
  /** The site's own name; a stage without one is reached at CloudFront's. */
  domain: z
    .strictObject({
      name: z.hostname(),
      zoneName: z.hostname(),
      hostedZoneId: z.string().min(1),
      /** CloudFront takes certificates of us-east-1 only, so it is made beforehand, whatever the stage's region. */
      /**
       * Lets browsers know the name as HTTPS alone before the first visit (hstspreload.org), subdomains included. Hard to take
       * back, and anybody can hand the name in while the header says so.
       */
      hstsPreload: z.boolean().default(false),
      certificateArn: z.string().regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/),
    })
    .optional(),
  mail: z.strictObject({
    /** Domain or address that SES has verified; equal to the zone's name, its DNS records are written too. */
    identity: z.union([z.hostname(), z.email()]),
    from: z.string().regex(/^[^<>]+ <[^<>@\s]+@[^<>@\s]+>$/, 'Not of the form: Name <address>'),
    /** Who gets what is written by the contact form and as feedback; left out: it is only stored. */
    contact: z.email().optional(),
    /**
     * What other mail servers are told to do with mail that only claims to come from this domain (DMARC); `kept`: a record
     * stands in its DNS already.
     */
    dmarc: z.enum(['none', 'quarantine', 'reject', 'kept']).default('quarantine'),
    /** As long as SES keeps the account in its sandbox: the verified addresses that may be written to. */
    sandboxRecipients: z.array(z.email()),
    /**
     * Mails a second that nobody waits for. Below the account's sending rate (SES console; 1 in the sandbox), because codes
     * and links that people wait for are sent beside them.
     */
    perSecond: z.number().positive(),
  }),
  capacity: z
    .strictObject({
      /** Left out: DynamoDB's own start of 12,000 reads and 4,000 writes. Warm throughput never goes down again. */
      warm: z.strictObject({ table: Warm, indexes: Warm }).optional(),
      /** Dearer than that the table is not: requests a second that it and each index take at most, all others are refused. */
      most: z.strictObject({ reads: z.number().int().min(1), writes: z.number().int().min(1) }).optional(),
      /** Environments that the account may have at once (Service Quotas): an alarm sounds before they are used up. */
      concurrency: z.number().int().min(10).default(1_000),
      /** Provisioned environments of each function on the burst path; 0 = on demand. */
      burstEnvironments: z.number().int().min(0),
      /**
       * Environments of the account that each function on the burst path has for itself, and at most; left out: they share
       * with all others. A hundred must be left for those (Lambda's own rule).
       */
      reservedEnvironments: z.number().int().min(1).optional(),
      /** Requests a second that the HTTP API lets through, and its bucket; the account's quota is the upper limit. */
      api: z.strictObject({ rate: z.number().int().min(1), burst: z.number().int().min(1) }),
      /** Seconds over which browsers spread starts after an opening, and hand-ins by themselves after the end. */
      spread: z.strictObject({ openSeconds: SpreadSeconds, endSeconds: SpreadSeconds }).prefault({}),
    })
    .refine(isWarmEnough, {
      path: ['spread'],
      message: `Below ${DEFAULT_SPREAD_SECONDS} s only with warm throughput and burst environments`,
    })
    .refine(leavesEnvironments, {
      path: ['reservedEnvironments'],
      message: `Reserved for ${BURST_FUNCTIONS} functions, they must leave ${UNRESERVED} of the account's; and be as many as are provisioned`,
    }),
  /**
   * The ARN of a firewall (AWS WAF, scope CloudFront) in front of the site, made beforehand as docs/operations.md says: like
   * the certificate it stands in us-east-1, whatever the stage's region.
   */
  firewall: z
    .string()
    .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/)
    .optional(),
  /** Days. */
  retention: z.strictObject({
    logs: z.union([z.literal(7), z.literal(14), z.literal(30), z.literal(90), z.literal(365)]),
    accessLogs: z.number().int().min(1),
    pointInTime: z.number().int().min(1).max(35),
    replacedFiles: z.number().int().min(1),
  }),
  alarms: z.strictObject({
    mail: z.email(),
    /** Whether crowds come: otherwise nobody is told that the gate or the account refuses them. */
    crowds: z.boolean().default(true),
    /** A mail is sent when the account's month costs four fifths of it, or will cost more. */
    monthlyUsd: z.number().positive().optional(),
  }),
  /** Where else the people behind the site are found: links in the footer, in this order. */
  social: z
    .array(z.strictObject({ name: z.string().min(1).max(30), url: z.url({ protocol: /^https$/ }) }))
    .max(8)
    .default([]),
  /** Data outlives the stack, and neither can be deleted by accident. */
  protect: z.boolean(),
  /**
   * A table that everything works on instead of the stage's own, which stays as it is: one that was restored from a backup, as
   * docs/operations.md says.
   */
  restored: z
    .strictObject({
      table: z.string().min(3),
      stream: z.string().regex(/^arn:aws:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/.+$/),
    })
    .optional(),
  providers: z.array(z.enum(PROVIDERS)),
  payments: Payments,
  /** Whether the limits of personal plans hold; otherwise they are only shown. */
  enforcePersonalPlans: z.boolean(),
});

/** What payments must not be, and why; by whether it is so. */
const PAYMENT_RULES: [isBroken: (stage: z.output<typeof StageShape>) => boolean, message: string][] = [
  [
    ({ protect, payments }) => protect && payments.provider === 'simulated',
    'A protected stage takes no simulated payments: choose stripe, or none',
  ],
  [
    ({ providers, payments }) => payments.provider === 'stripe' && !providers.includes('stripe'),
    'Name stripe among the providers: its keys stand in the secret that this makes',
  ],
  [
    ({ payments }) => payments.payouts && payments.provider !== 'simulated',
    'Winners are paid by the simulated provider alone, so far: leave payouts off, and quizzes have no prize pools',
  ],
];

const Stage = StageShape.superRefine((stage, { addIssue }) => {
  for (const [isBroken, message] of PAYMENT_RULES)
    if (isBroken(stage)) addIssue({ code: 'custom', path: ['payments'], message });
});

/** @throws ZodError for values that are not valid */
export const parseStage = (stage: unknown): Stage => Stage.parse(stage);

/** Everything in which one stage differs from another. */
export type Stage = z.output<typeof Stage>;

/**
 * The stages. Names that end in `.example` and the account number of zeros are placeholders, which nobody can register:
 * put the own ones in before the first deploy. `npm run synth` warns as long as one is left, a deploy is refused.
 */
const STAGES: Record<StageName, z.input<typeof Stage>> = {
  dev: {
    name: 'dev',
    mail: {
      identity: 'dev@quizhall.example',
      from: 'Quizhall dev <dev@quizhall.example>',
      contact: 'dev@quizhall.example',
      sandboxRecipients: ['dev@quizhall.example'],
      perSecond: 0.5,
    },
    capacity: { burstEnvironments: 0, api: { rate: 500, burst: 500 } },
    retention: { logs: 7, accessLogs: 7, pointInTime: 1, replacedFiles: 7 },
    alarms: { mail: 'dev@quizhall.example', crowds: false },
    protect: false,
    providers: [],
    payments: { provider: 'simulated', payouts: true, paidWithPrize: false },
    enforcePersonalPlans: false,
  },
  staging: {
    name: 'staging',
    domain: {
      name: 'staging.quizhall.example',
      zoneName: 'staging.quizhall.example',
      hostedZoneId: 'Z00000000000000STAGING',
      certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/staging',
    },
    mail: {
      identity: 'staging.quizhall.example',
      from: 'Quizhall staging <no-reply@staging.quizhall.example>',
      contact: 'dev@quizhall.example',
      sandboxRecipients: ['dev@quizhall.example'],
      perSecond: 0.5,
    },
    capacity: { burstEnvironments: 0, api: { rate: 10_000, burst: 5_000 } },
    retention: { logs: 30, accessLogs: 30, pointInTime: 7, replacedFiles: 30 },
    alarms: { mail: 'staging-alarms@quizhall.example' },
    protect: false,
    providers: [],
    payments: { provider: 'simulated', payouts: true, paidWithPrize: false },
    enforcePersonalPlans: false,
  },
  prod: {
    name: 'prod',
    domain: {
      name: 'quizhall.example',
      zoneName: 'quizhall.example',
      hostedZoneId: 'Z00000000000000PROD',
      certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/prod',
    },
    mail: {
      identity: 'quizhall.example',
      from: 'Quizhall <no-reply@quizhall.example>',
      contact: 'hello@quizhall.example',
      sandboxRecipients: [],
      perSecond: 7,
    },
    capacity: { burstEnvironments: 0, api: { rate: 10_000, burst: 5_000 } },
    retention: { logs: 90, accessLogs: 365, pointInTime: 35, replacedFiles: 90 },
    alarms: { mail: 'alarms@quizhall.example' },
    protect: true,
    providers: [],
    payments: { provider: 'none', payouts: false, paidWithPrize: false },
    enforcePersonalPlans: false,
  },
};

/** @throws Error with one clear line for a name that is missing or unknown, or a stage whose values are not valid. */
export function stageNamed(name: unknown): Stage {
  const known = z.enum(STAGE_NAMES).safeParse(name);
  if (!known.success) throw new Error(`Name a stage with -c stage=NAME, one of: ${STAGE_NAMES.join(', ')}`);
  const stage = Stage.safeParse(STAGES[known.data]);
  if (!stage.success) throw new Error(`Stage ${known.data}: ${z.prettifyError(stage.error)}`);
  return stage.data;
}

/** The fields of a stage that still hold a placeholder. */
export function placeholdersOf(stage: Stage): string[] {
  const values = {
    'domain.name': stage.domain?.name,
    'domain.zoneName': stage.domain?.zoneName,
    'domain.hostedZoneId': stage.domain?.hostedZoneId,
    'domain.certificateArn': stage.domain?.certificateArn,
    'mail.identity': stage.mail.identity,
    'mail.from': stage.mail.from,
    'mail.contact': stage.mail.contact,
    'mail.sandboxRecipients': stage.mail.sandboxRecipients.join(),
    'alarms.mail': stage.alarms.mail,
  };
  const isPlaceholder = (value = '') => /\.example\b|:0{12}:|^Z0{8,}/.test(value);
  return Object.entries(values).flatMap(([field, value]) => (isPlaceholder(value) ? [field] : []));
}
