import { defineConfig, type OxlintConfig } from 'oxlint';
import { LAYERS, PURE_FILES, importBans, type Layer } from './scripts/check/layers.ts';

type Rules = NonNullable<OxlintConfig['rules']>;

const ACTING_HANDLERS = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyDown', 'onKeyUp'];
const TEST_FILES = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, es2024: true },
  ignorePatterns: ['assembly', 'dist', '.build', 'src/generated', 'src/i18n/catalogues'],
  rules: {
    ...strictTypes(),
    ...structure(),
    ...interfaceRules(),
    ...leftOut(),
  },
  overrides: [
    ...LAYERS.map((layer) => ({
      files: [layer.files],
      excludeFiles: TEST_FILES,
      rules: importRules(layer),
    })),
    ...LAYERS.map((layer) => ({
      files: [testsBeside(layer.files)],
      rules: importRules({
        ...layer,
        mayImport: [...layer.mayImport, '#testing/**'],
        packages: 'any',
      }),
    })),
    { files: ['src/**'], rules: { 'import/no-relative-parent-imports': 'error' } },
    { files: [...PURE_FILES], rules: noClockNoChance() },
    { files: ['tests/e2e/**'], rules: watchedTestsOnly() },
    {
      files: ['scripts/**', '*.config.ts'],
      env: { node: true },
      rules: {
        'no-console': 'off',
        // Scripts read what npm and the test runners write.
        'typescript/no-unsafe-type-assertion': 'off',
      },
    },
    {
      files: TEST_FILES,
      rules: {
        'max-lines': 'off',
        // Tests hand in half-made objects on purpose.
        'typescript/no-unsafe-type-assertion': 'off',
        // Tests put sample text on the screen.
        'react/jsx-no-literals': 'off',
      },
    },
  ],
});

/** A layer's tests follow its import rules but may also use testing packages. */
function testsBeside(files: string): string {
  return files.replace(/\.(\w+|\{.*\})$/, '.test$&');
}

function importRules(layer: Layer): Rules {
  return { 'no-restricted-imports': ['error', { patterns: importBans(layer) }] };
}

function strictTypes(): Rules {
  return {
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-readonly': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
  };
}

function structure(): Rules {
  return {
    'max-lines': ['error', { max: 300 }],
    'import/no-cycle': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
  };
}

function interfaceRules(): Rules {
  return {
    'react/rules-of-hooks': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'react/no-unknown-property': 'error',
    'react/no-array-index-key': 'error',
    'react/no-deriving-state-in-effects': 'error',
    'react/self-closing-comp': 'error',
    // Any element may pause something on hover or focus, but acting needs a control.
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: ACTING_HANDLERS }],
    'jsx-a11y/no-static-element-interactions': ['error', { handlers: ACTING_HANDLERS }],
    'react/jsx-no-literals': [
      'error',
      {
        // A decorative picture has an empty alt text.
        allowedStrings: [''],
        restrictedAttributes: ['alt', 'title', 'aria-label', 'placeholder'],
        elementOverrides: { Trans: { allowElement: true } },
      },
    ],
  };
}

function leftOut(): Rules {
  return {
    // The compiler's JSX transform needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Style sheets are imported for their effect.
    'import/no-unassigned-import': 'off',
    // Its remedies, `<dialog>` for a live toast or `<fieldset>` for a board, are not the same to a screen reader.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Mistakes Worker.postMessage for Window.postMessage.
    'unicorn/require-post-message-target-origin': 'off',
    // Return types and exhaustive switches say the same without its false alarms.
    'typescript/consistent-return': 'off',
    // Letters are counted and looked up by code point on purpose.
    'typescript/no-misused-spread': 'off',
    // A helper inside its only caller may read better than one more top-level name.
    'unicorn/consistent-function-scoping': 'off',
    // `await` makes these chains rare, and the remaining ones end in a call for its effect.
    'promise/always-return': 'off',
  };
}

function watchedTestsOnly(): Rules {
  const message = 'Take it from tests/support/test.ts: its tests fail on faults of the page.';
  const paths = [{ name: '@playwright/test', importNames: ['test'], message }];
  return { 'no-restricted-imports': ['error', { paths }] };
}

function noClockNoChance(): Rules {
  const why = 'Pure code takes the time and the seed as arguments.';
  const globals = [
    'Date',
    'performance',
    'crypto',
    'setTimeout',
    'setInterval',
    'window',
    'document',
  ];
  return {
    'no-restricted-globals': ['error', ...globals.map((name) => ({ name, message: why }))],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: why },
      { object: 'globalThis', property: 'Date', message: why },
    ],
  };
}
