/** A part of the repository with its folders from the bottom up. */
export interface Side {
  /**
   * A folder may import those of the lines above its own, never its neighbours on the line. `*` stands for each folder
   * there; the most exact name counts.
   */
  layers: readonly (readonly string[])[];
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
      ['shared/src/grading'],
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
      ['functions/_platform', 'functions/_languages'],
      ['functions/_local', 'functions/_import', 'functions/_templates', 'functions/_certificate'],
      ['functions/_data', 'functions/_files', 'functions/_mail', 'functions/_export'],
      ['functions/_throttling', 'functions/_newsletter', 'functions/_invoice'],
      ['functions/_outbox'],
      ['functions/_http', 'functions/_payments'],
      ['functions/_accounts', 'functions/_oidc'],
      ['functions/_organizations'],
      ['functions/_authoring', 'functions/_taking'],
      ['functions/_notifications', 'functions/_results', 'functions/_explore'],
      ['functions/_takeout'],
      ['functions/_runs'],
      ['functions/*'],
      ['functions/_testing'],
      ['functions'],
    ],
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
