/** The package has types for all its languages together, and none for its core alone. */
declare module 'highlight.js/lib/core' {
  import hljs from 'highlight.js';
  export default hljs;
}
