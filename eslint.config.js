import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { pureFolders, pureRules, runtimeRules, workerByAddress } from './eslint.fences.js';

const tests = ['**/*.test.ts', '**/*.contract.ts', 'tests/**'];

const message = 'Name each attribute: a single spread on an element brings a kilobyte of Svelte into the first load.';
/** Components may take them; what `svelte:element` has besides `this` is set as a spread. */
const spreads = [
  { selector: 'SvelteElement[kind="html"] > SvelteStartTag > SvelteSpreadAttribute', message },
  {
    selector:
      'SvelteElement[kind="special"][name.name="svelte:element"] > SvelteStartTag > :matches(SvelteAttribute, SvelteSpreadAttribute)',
    message,
  },
];

/** Rules that need no types; those that do are in .oxlintrc.json, where the native compiler answers them in a tenth of the time. */
export default defineConfig(
  {
    ignores: [
      'dist*/',
      '.svelte-check/',
      'out/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'src/lib/base/ambient.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-undef': 'off', // the type checker knows better
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: typescript.parser },
    },
    rules: { 'svelte/prefer-svelte-reactivity': 'off' }, // flags every local Date, URL and Map, though few are state
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'svelte/require-store-reactive-access': 'off', // these two ask for types
      'svelte/no-unused-props': 'off',
      'no-restricted-syntax': ['error', ...spreads],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/care/distress-*.ts', 'src/lib/care/weights-*.ts'], // published data: a list is as long as it is
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/lib/**'],
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
    },
  },
  {
    files: ['src/main.ts', 'src/first-moment.ts', 'src/routes/**', 'src/lib/session/**', 'src/lib/ui/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [workerByAddress] }] },
  },
  { files: pureFolders, ignores: tests, rules: pureRules },
  { files: ['src/lib/runtime/**'], ignores: tests, rules: runtimeRules },
  { files: tests, rules: { 'no-empty-pattern': 'off' } }, // Playwright's fixtures are told apart by it
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], languageOptions: { globals: globals.node } },
);
