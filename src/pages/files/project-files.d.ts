/** Made by the build (`scripts/build/project-files.ts`): the markup of the project's files, by their paths. */
declare module 'virtual:project-files' {
  const markups: Readonly<Record<string, string>>;
  export default markups;
}
