import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { pureFolders, pureRules, runtimeRules, workerByAddress } from './eslint.fences.js';

const tests = ['**/*.test.ts', '**/*.contract.ts', 'tests/**'];

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
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'tsconfig.worker.json', 'tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-undef': 'off', // the type checker knows better
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off', // ports are async by contract, their memory twins need not wait
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
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
    // svelte-check has their types, but not the rules about promises: those would have the whole program checked anew for each component,
    // a quarter of the time of all linting, so what waits for something belongs into session/
    files: ['**/*.svelte'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: typescript.parser } },
    rules: { 'svelte/require-store-reactive-access': 'off', 'svelte/no-unused-props': 'off' }, // they ask for types, too
  },
  {
    files: ['src/**'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/lib/**'],
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
    },
  },
  {
    files: ['src/main.ts', 'src/routes/**', 'src/lib/session/**', 'src/lib/ui/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [workerByAddress] }] },
  },
  { files: pureFolders, ignores: tests, rules: pureRules },
  { files: ['src/lib/runtime/**'], ignores: tests, rules: runtimeRules },
  {
    files: tests,
    rules: {
      'no-empty-pattern': 'off', // Playwright's fixtures are told apart by it
      // tests look into parsed JSON and pass methods to expect()
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
