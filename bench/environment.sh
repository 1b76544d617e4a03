# Makes .venv-bench: the peers, and what the engine itself needs. Sourced by script/bench.
if [ ! -f .venv-bench/ready ] || [ bench/peers.txt -nt .venv-bench/ready ] ||
    [ requirements.lock -nt .venv-bench/ready ]; then
    [ -x .venv-bench/bin/python ] || .venv/bin/python -m venv .venv-bench
    bench_pip() {
        PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore \
            .venv-bench/bin/python -m pip -qq --no-input "$@"
    }
    echo "bench: installing the engine's own libraries"
    bench_pip install --no-deps --require-hashes -r requirements.lock
    grep -v '^#' bench/peers.txt | while read -r peer; do
        echo "bench: installing $peer"
        if ! bench_pip install "$peer" >.venv-bench/log 2>&1; then
            echo "bench: $peer is left out: $(tail -n 1 .venv-bench/log)"
        fi
    done
    touch .venv-bench/ready
fi
PYTHONPATH=$PWD/.compiled:$PWD
export PYTHONPATH
# One core for all: what uses threads shares it too.
export OMP_NUM_THREADS=1 XLA_FLAGS="--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
export JAX_PLATFORMS=cpu
