/** A part of the repository with its folders from the bottom up. */
export interface Side {
  /**
   * A folder may import those of the lines above its own, never its neighbours on the line. `*` stands for any folder;
   * the most exact name counts.
   */
  layers: readonly (readonly string[])[];
  /** Folders that may import their neighbours on the same line. */
  open?: RegExp;
  /** Folders that only the module above them and `entry` may import: `functions/quizzes/use-cases` belongs to `functions/quizzes`. */
  own?: RegExp;
  /** Other sides that it stands on, all of them. */
  on: readonly string[];
  /** Packages that its product code must not know. */
  without?: RegExp;
}

/** Which folder may import which: docs/decisions/0023-layers.md. */
export const SIDES: Record<string, Side> = {
  shared: {
    layers: [
      ['shared/src/model', 'shared/src/i18n'],
      ['shared/src/rules'],
      ['shared/src/contract'],
      ['shared/src/testing'],
      ['shared'],
    ],
    on: [],
    without: /^(node:|@aws-sdk\/|react)/,
  },
  functions: {
    layers: [
      ['functions/platform', 'functions/platform/jobs'],
      ['functions/*/model'],
      ['functions/http'],
      ['functions/*/use-cases'],
      ['functions/*/handlers', 'functions/*/jobs', 'functions/*/subscribers'],
      ['functions/entry'],
      ['functions'],
      ['functions/testing'],
    ],
    open: /^functions\/(platform|platform\/jobs|[^/]+\/model)$/,
    own: /^functions\/(?!platform\/)[^/]+\/(use-cases|handlers|jobs|subscribers)$/,
    on: ['shared'],
    without: /^react/,
  },
  frontend: {
    layers: [
      ['frontend/src', 'frontend/src/languages'],
      ['frontend/src/lib'],
      ['frontend/src/lib/api'],
      ['frontend/src/lib/*'],
      ['frontend/src/lib/testing'],
      ['frontend/src/components/ui'],
      ['frontend/src/components', 'frontend/src/components/*'],
      ['frontend/src/entities/*'],
      ['frontend/src/features/*'],
      ['frontend/src/app'],
      ['frontend'],
    ],
    on: ['shared'],
    without: /^@aws-sdk\//,
  },
  infra: { layers: [['infra']], on: ['shared', 'functions'] },
  bench: { layers: [['bench']], on: ['shared', 'functions', 'infra', 'scripts'] },
  e2e: { layers: [['e2e']], on: ['shared', 'functions', 'frontend', 'infra', 'scripts'] },
  scripts: { layers: [['scripts']], on: ['shared', 'functions', 'frontend', 'infra'] },
};

/** Kits of the tests: nothing of the product may stand on them. */
export const KIT = /\/_?testing\//;
/** Who may use a kit beside tests and kits. */
export const USES_KITS = /^(bench|e2e|scripts)\//;
export const TEST = /\.(test|spec)\.tsx?$/;
