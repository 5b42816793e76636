import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProjectFile } from '#content/project-files.ts';

/** What each file is for. */
export const FILE_PURPOSES: Record<ProjectFile, MessageDescriptor> = {
  'src/site/site.ts': msg`The owner's settings: the site's name, address and contacts.`,
  'package.json': msg`The project's packages, each in one exact version, and its commands.`,
  'vite.config.ts': msg`Builds the site, and serves it during development.`,
  'tsconfig.json': msg`How strictly TypeScript checks every file.`,
  'tsconfig.pure.json': msg`Checks the rules of the games as code that never touches the browser.`,
  'oxlint.config.ts': msg`What the linter forbids, and which part may use which.`,
  '.oxfmtrc.json': msg`How the code is formatted.`,
  'knip.json': msg`Finds files, exports and packages that nobody uses.`,
  'vitest.config.ts': msg`Runs the tests that need no browser.`,
  'playwright.config.ts': msg`Runs the tests in a browser.`,
  'lingui.config.ts': msg`Collects the texts for the translators.`,
  '.ci/run': msg`Installs and tests everything on a fresh machine.`,
};
