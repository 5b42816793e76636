import css from './chest.module.css';

/** A treasure chest whose lid opens when it appears; decoration, as large as its place. */
export function Chest() {
  return (
    <svg
      className={css['chest']}
      viewBox="-2 -8 68 68"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path fill="#1b2a3a" d="M7 24h50v14H7Z" />
      <path
        fill="#f2b632"
        d="M11 36c0-5 4-8 8-6.5 1-4 7-5.5 9.5-2 2.5-4.5 9-4 10.5.5 3-3 7.5-1.5 8 2 3.5-.5 6 2.5 6 6Z"
      />
      <path fill="#ffe08a" d="M20 31.5q3-2.5 6 0ZM41 31q2.5-2 5 0Z" />
      <path fill="#2aa5a0" stroke="#1b2a3a" strokeWidth="1.6" d="m14.5 30 3.5-3.5h4l3 3.5-5 5.5Z" />
      <g className={css['lid']}>
        <path fill="#a5642b" d="M5.5 26v-5C5.5 13 11 7 19 7h26c8 0 13.5 6 13.5 14v5Z" />
        <path
          fill="#7a4518"
          d="M58.5 26v-5C58.5 13 53 7 45 7h-5c6 2 9 7 9 13v6ZM5.5 22h53v4h-53Z"
        />
        <path
          fill="#f2b632"
          d="M14 26V13q0-5 3.5-6h5Q20 9 20 14v12ZM50 26V13q0-5-3.5-6h-5q2.5 2 2.5 7v12Z"
        />
        <path fill="#ffe08a" d="M15.5 13q0-3 2-4.5.5 1.5 0 4.5v5h-2Z" />
        <path
          stroke="#1b2a3a"
          strokeWidth="3"
          d="M5.5 26v-5C5.5 13 11 7 19 7h26c8 0 13.5 6 13.5 14v5Z"
        />
        <path
          stroke="#1b2a3a"
          strokeWidth="2"
          d="M14 26V13q0-4.5 2.5-6M20 26V14q0-5 1.5-7M50 26V13q0-4.5-2.5-6M44 26V14q0-5-1.5-7"
        />
      </g>
      <rect x="4.5" y="35" width="55" height="23" rx="3" fill="#a5642b" />
      <path
        fill="#7a4518"
        d="M4.5 50.5h55V55q0 3-3 3h-49q-3 0-3-3ZM52 35h4.5q3 0 3 3v13H52ZM4.5 42h50v1.8h-50Z"
      />
      <path fill="#f2b632" d="M14 35h6.5v23H14ZM43.5 35H50v23h-6.5Z" />
      <path fill="#ffe08a" d="M15.5 36.5h2V48h-2ZM45 36.5h2V48h-2Z" />
      <path stroke="#1b2a3a" strokeWidth="2" d="M14 35v23M20.5 35v23M43.5 35v23M50 35v23" />
      <rect x="4.5" y="35" width="55" height="23" rx="3" stroke="#1b2a3a" strokeWidth="3" />
      <path
        fill="#f2b632"
        stroke="#1b2a3a"
        strokeWidth="2.6"
        d="M25.5 32.5h13V44q0 3.5-3.5 3.5h-6q-3.5 0-3.5-3.5Z"
      />
      <path fill="#ffe08a" d="M27.5 34.5h9V36h-9Z" />
      <path
        fill="#1b2a3a"
        d="M32 37a2.7 2.7 0 0 1 1.5 4.9l.9 3.1h-4.8l.9-3.1A2.7 2.7 0 0 1 32 37Z"
      />
    </svg>
  );
}
