import { spawnSync } from 'node:child_process';

/** The answer of npm; if the registry lacks that service, it holds an error instead. */
interface AuditReport {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
}

interface AuditVerdict {
  readonly isGood: boolean;
  readonly lines: readonly string[];
}

/**
 * The known vulnerabilities of the product's packages. If the registry does not answer, the verdict
 * says so but is good. Throws for text that is not a report.
 */
export function auditVerdict(json: string): AuditVerdict {
  const { message, vulnerabilities } = JSON.parse(json) as AuditReport;
  if (vulnerabilities === undefined) {
    const reason = message ?? 'it gave no reason';
    return { isGood: true, lines: [`NOT AUDITED, the registry does not answer: ${reason}`] };
  }
  const known = Object.values(vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
  return known.length === 0
    ? { isGood: true, lines: ['Nothing is known against the packages of the product.'] }
    : { isGood: false, lines: known };
}

if (import.meta.main) {
  // npm is a `.cmd` file on Windows, which only a shell starts.
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error !== undefined) throw error;
  const { isGood, lines } = auditVerdict(stdout);
  for (const line of lines) console.log(line);
  process.exitCode = isGood ? 0 : 1;
}
