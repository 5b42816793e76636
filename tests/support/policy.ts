import type { Page } from '@playwright/test';

/** Serves the solver's worker under a policy that allows it no WebAssembly. */
export async function refuseWebAssembly(page: Page): Promise<void> {
  await page.route('**/solver.worker*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace("'wasm-unsafe-eval'", '') ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
}
