import css from './scale-bar.module.css';

/** The chart's scale bar: an ornament between the parts of a page. */
export function ScaleBar() {
  return <div className={css['bar']} aria-hidden="true" />;
}
